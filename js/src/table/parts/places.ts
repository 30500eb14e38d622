// Where the cards of a hand lie. Pure arithmetic, tested by itself.

export interface Spot {
  x: number;
  y: number;
  turn: number;
  row: number;
}

export interface Fan {
  spots: Spot[];
  /** Width of a card: smaller than asked for where many must find room. */
  card: number;
  width: number;
  height: number;
  rows: number;
}

/** Shares of a card's width: the strip that a card keeps free, and how much of it a row below leaves. */
const STRIP = 0.37;
const RISE = 0.66;
const BOW = 0.16;
/** No card is drawn smaller than this: its corner would not be read. */
const LEAST = 46;

/** The widest card, at most `card`, of which `count` lie in so many rows in the room given. */
function widest(count: number, rows: number, width: number, room: number, card: number): number {
  const each = Math.ceil(count / rows);
  const across = width / (1 + STRIP * (each - 1));
  return Math.min(card, across, room / (1.5 + RISE * (rows - 1) + BOW));
}

/**
 * Lays `count` cards in a hand `width` wide and, if it can be, `room` high. Each card keeps a strip
 * that shows its corner with face and colour; where one row cannot give that to cards of width
 * `card`, they lie in several rows, or are smaller.
 */
export function fan(
  count: number,
  width: number,
  card: number,
  room = Number.POSITIVE_INFINITY,
): Fan {
  if (count === 0) return { spots: [], card, width, height: card * 1.5, rows: 0 };
  let rows = 1;
  let size = widest(count, 1, width, room, card);
  for (let more = 2; more <= 5; more += 1) {
    const other = widest(count, more, width, room, card);
    if (other > size * 1.01) [rows, size] = [more, other];
  }
  if (size < LEAST) {
    size = Math.min(card, LEAST);
    while (rows < count && widest(count, rows, width, Number.POSITIVE_INFINITY, size) < size) {
      rows += 1;
    }
  }
  const each = Math.ceil(count / rows);
  const spots: Spot[] = [];
  const bow = rows === 1 ? 1 : 0.35;
  for (let row = 0; row < rows; row += 1) {
    const first = row * each;
    const inRow = Math.min(each, count - first);
    const step = inRow > 1 ? Math.min(size * 0.86, (width - size) / (inRow - 1)) : 0;
    const left = (width - size - step * (inRow - 1)) / 2;
    for (let i = 0; i < inRow; i += 1) {
      const t = inRow > 1 ? (2 * i) / (inRow - 1) - 1 : 0;
      const spread = Math.min(1, inRow / 9) * bow;
      spots.push({
        x: left + step * i,
        y: row * size * RISE + t * t * spread * size * BOW,
        turn: t * spread * 7,
        row,
      });
    }
  }
  const low = Math.max(...spots.map((s) => s.y));
  return { spots, card: size, width, height: low + size * 1.5, rows };
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
