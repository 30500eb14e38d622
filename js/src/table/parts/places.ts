// Where the cards of a hand lie. Pure arithmetic, tested by itself.

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
