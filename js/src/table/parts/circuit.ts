// The race track round the piles: a rectangle with round corners, its course, and where the seats
// stand on it. Pure arithmetic in pixels, tested by itself.

export interface Point {
  x: number;
  y: number;
  /** Degrees, clockwise from "to the right": which way the track runs here. */
  turn: number;
}

export interface Circuit {
  /** The course as an SVG path; it begins at the bottom in the middle and runs to the left. */
  path: string;
  length: number;
  /** The place after a share `t` of the whole course; any number, 1 is once round. */
  at: (t: number) => Point;
}

const RAD = Math.PI / 180;

/** The course along a rectangle whose corners are arcs of `radius`. */
export function circuit(x: number, y: number, w: number, h: number, radius: number): Circuit {
  const r = Math.max(0, Math.min(radius, w / 2, h / 2));
  const arc = (Math.PI * r) / 2;
  const [half, side, top] = [w / 2 - r, h - 2 * r, w - 2 * r];
  const [right, low] = [x + w, y + h];
  // Length, then for a straight its start and heading, for a bend its middle and where it begins.
  const parts: [number, number, number, number][] = [
    [half, x + w / 2, low, 180],
    [arc, x + r, low - r, 90],
    [side, x, low - r, 270],
    [arc, x + r, y + r, 180],
    [top, x + r, y, 0],
    [arc, right - r, y + r, 270],
    [side, right, y + r, 90],
    [arc, right - r, low - r, 0],
    [half, right - r, low, 180],
  ];
  const length = parts.reduce((sum, part) => sum + part[0], 0);
  const n = (value: number) => Math.round(value * 10) / 10;
  const corner = (cx: number, cy: number) => `A${n(r)} ${n(r)} 0 0 1 ${n(cx)} ${n(cy)}`;
  return {
    length,
    path:
      `M${n(x + w / 2)} ${n(low)}H${n(x + r)}${corner(x, low - r)}V${n(y + r)}` +
      `${corner(x + r, y)}H${n(right - r)}${corner(right, y + r)}V${n(low - r)}` +
      `${corner(right - r, low)}Z`,
    at: (t) => {
      let d = (t - Math.floor(t)) * length;
      let i = 0;
      while (i < 8 && d > (parts[i]?.[0] ?? 0)) {
        d -= parts[i]?.[0] ?? 0;
        i += 1;
      }
      const [long, left, above, from] = parts[i] ?? [1, 0, 0, 0];
      const bend = i % 2 === 1;
      const turn = bend ? from + (90 * d) / (long || 1) : from;
      const way = bend ? r : d;
      return {
        x: left + way * Math.cos(turn * RAD),
        y: above + way * Math.sin(turn * RAD),
        turn: bend ? turn + 90 : turn,
      };
    },
  };
}

export interface Room {
  /** The room for track and seats, and the size of a seat. */
  width: number;
  height: number;
  seatWidth: number;
  seatHeight: number;
}

export interface Ring {
  course: Circuit;
  /** The inner edge of the track, where the kerb lies. */
  kerb: Circuit;
  /** The infield inside the kerb, below the box at the top. */
  infield: { left: number; top: number; width: number; height: number };
  /** Width of the asphalt and of the kerb. */
  asphalt: number;
  edge: number;
  ownWidth: number;
  /** Where on the course the others sit, in the order of play to the left; one's own box is at 0. */
  seats: number[];
  /** Where on the course a mark of the way lies. */
  marks: number[];
}

/** Pixels from one mark of the way to the next. */
const MARK = 44;
const SAMPLES = 300;

/** How far apart two boxes of this size are; they touch at 1. */
const gap = (a: Point, b: Point, w: number, h: number) =>
  Math.max(Math.abs(a.x - b.x) / w, Math.abs(a.y - b.y) / h);

const areApart = (boxes: Point[], w: number, h: number) =>
  boxes.every((b, i) => i === 0 || gap(boxes[i - 1] as Point, b, w, h) >= 1);

/** From `first` on to as far before the end: evenly, or where boxes would meet as far apart as can be. */
function placeSeats(course: Circuit, first: number, count: number, w: number, h: number): number[] {
  const even = Array.from(
    { length: count },
    (_, i) => first + (count > 1 ? ((1 - 2 * first) * i) / (count - 1) : 0),
  );
  if (areApart(even.map(course.at), w * 1.04, h * 1.04)) return even;
  const along = Array.from(
    { length: SAMPLES + 1 },
    (_, i) => first + ((1 - 2 * first) * i) / SAMPLES,
  ).map((t) => ({ t, point: course.at(t) }));
  const spaced = (apart: number) => {
    const placed: typeof along = [];
    for (const spot of along) {
      const last = placed.at(-1);
      if (!last || gap(last.point, spot.point, w, h) >= apart) placed.push(spot);
    }
    return placed;
  };
  let [low, high] = [0, 4];
  for (let i = 0; i < 16; i += 1) {
    const middle = (low + high) / 2;
    if (spaced(middle).length >= count) low = middle;
    else high = middle;
  }
  const placed = spaced(low).slice(0, count);
  // Left and right alike.
  return placed.map(({ t }, i) => (t + 1 - (placed[count - 1 - i]?.t ?? t)) / 2);
}

export function layRing(room: Room, count: number): Ring {
  const { width, height, seatWidth, seatHeight } = room;
  const asphalt = Math.max(22, Math.min(54, Math.min(width, height) * 0.115));
  const edge = Math.max(5, asphalt * 0.17);
  const sideways = Math.max(seatWidth, asphalt) / 2 + 1;
  const above = Math.max(seatHeight, asphalt) / 2 + 1;
  const below = Math.max(seatHeight * 0.62, asphalt) / 2 + 4;
  const w = Math.max(40, width - 2 * sideways);
  const h = Math.max(40, height - above - below);
  const radius = Math.min(w, h) * 0.4;
  const course = circuit(sideways, above, w, h, radius);
  const inset = asphalt / 2 + edge / 2;
  const kerb = circuit(
    sideways + inset,
    above + inset,
    w - 2 * inset,
    h - 2 * inset,
    radius - inset,
  );
  // The lowest seats stand above one's own box and leave room for what waits beside it.
  const ownWidth = Math.min(width * 0.6, seatWidth * 2.3);
  const beside = course.at((ownWidth / 2 + asphalt * 1.25) / course.length).y - asphalt * 0.3;
  const floor = Math.min(beside, height - 2 * below) - seatHeight / 2;
  let lowest = 0;
  while (lowest < 0.45 && course.at(lowest).y > floor) lowest += 0.005;
  let low = 0;
  while (low < 0.24 && course.at(low).y > height - 2 * below - seatHeight / 2) low += 0.005;
  // Where there are too many for that, it is enough that none covers another.
  let first = count === 1 ? 0.5 : Math.max(1 / (count + 1), Math.min(lowest, 0.25));
  let seats = placeSeats(course, first, count, seatWidth, seatHeight);
  while (!areApart(seats.map(course.at), seatWidth, seatHeight) && first > low) {
    first -= 0.01;
    seats = placeSeats(course, first, count, seatWidth, seatHeight);
  }
  const marks = Math.max(8, Math.round(course.length / MARK));
  return {
    course,
    kerb,
    infield: {
      left: sideways + inset,
      top: Math.max(above + inset, seatHeight + 4),
      width: w - 2 * inset,
      height: height - Math.max(above + inset, seatHeight + 4) - below - inset,
    },
    asphalt,
    edge,
    ownWidth,
    seats,
    marks: Array.from({ length: marks }, (_, i) => i / marks),
  };
}

/** How far from the middle of a box its edge is, going along the course. */
export function halfAlong(point: Point, width: number, height: number): number {
  const c = Math.abs(Math.cos(point.turn * RAD));
  const s = Math.abs(Math.sin(point.turn * RAD));
  return Math.min(width / 2 / Math.max(c, 0.01), height / 2 / Math.max(s, 0.01));
}

/** The value of `t`, or t plus whole rounds, that lies nearest to `from`: no way the long way round. */
export function nearest(from: number, t: number): number {
  return t + Math.round(from - t);
}
