// Where things lie: seats round the table and cards in a hand. Pure arithmetic, tested by itself.

export interface Place {
  /** Percent of the room that the seat leaves free, from the left and from the top: 0 to 100. */
  x: number;
  y: number;
}

/**
 * The places of `count` other players, in the order of the seats: the first sits at one's left, and
 * so clockwise to one's right.
 */
export function seatPlaces(count: number): Place[] {
  if (count <= 0) return [];
  const sides = count < 3 ? 0 : count < 7 ? 1 : 2;
  const top = count - 2 * sides;
  const places: Place[] = [];
  const heights = sides === 2 ? [100, 55] : [62];
  for (let i = 0; i < sides; i += 1) places.push({ x: 0, y: heights[i] ?? 50 });
  for (let i = 0; i < top; i += 1) {
    // The row bows a little: its ends hang lower, as on an oval table.
    const t = top === 1 ? 0 : (2 * i) / (top - 1) - 1;
    const reach = sides === 0 ? 27 : top > 4 ? 48 : top > 2 ? 38 : 22;
    places.push({ x: 50 + reach * t, y: top > 2 ? 7 * t * t : 0 });
  }
  for (let i = sides - 1; i >= 0; i -= 1) places.push({ x: 100, y: heights[i] ?? 50 });
  return places;
}

export interface Spot {
  x: number;
  y: number;
  turn: number;
  row: number;
}

export interface Fan {
  spots: Spot[];
  width: number;
  height: number;
  rows: number;
}

/**
 * Lays `count` cards of width `card` in a hand `width` wide. Each card keeps a strip that shows its
 * face, colour and item; when one row cannot give that, the cards lie in several.
 */
export function fan(count: number, width: number, card: number): Fan {
  const height = card * 1.5;
  if (count === 0) return { spots: [], width, height, rows: 0 };
  const strip = card * 0.37;
  const most = Math.max(1, Math.floor((width - card) / strip) + 1);
  const rows = Math.ceil(count / most);
  const each = Math.ceil(count / rows);
  const spots: Spot[] = [];
  const bow = rows === 1 ? 1 : 0.35;
  for (let row = 0; row < rows; row += 1) {
    const first = row * each;
    const inRow = Math.min(each, count - first);
    const step = inRow > 1 ? Math.min(card * 0.86, (width - card) / (inRow - 1)) : 0;
    const left = (width - card - step * (inRow - 1)) / 2;
    for (let i = 0; i < inRow; i += 1) {
      const t = inRow > 1 ? (2 * i) / (inRow - 1) - 1 : 0;
      const spread = Math.min(1, inRow / 9) * bow;
      spots.push({
        x: left + step * i,
        y: row * height * 0.66 + t * t * spread * card * 0.16,
        turn: t * spread * 7,
        row,
      });
    }
  }
  const low = Math.max(...spots.map((s) => s.y));
  return { spots, width, height: low + height, rows };
}

/** The card that an arrow key leads to from card `at`; rows are left by up and down. */
export function neighbour(layout: Fan, at: number, key: string): number {
  const last = layout.spots.length - 1;
  const here = layout.spots[at];
  if (!here) return 0;
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  const row = here.row + (key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : 0);
  let best = at;
  let gap = Number.POSITIVE_INFINITY;
  layout.spots.forEach((spot, i) => {
    const away = Math.abs(spot.x - here.x);
    if (spot.row === row && row !== here.row && away < gap) {
      best = i;
      gap = away;
    }
  });
  return best;
}
