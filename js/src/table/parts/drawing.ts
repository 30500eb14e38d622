// Turns the shared drawings (unokart_widget/drawing/shapes.json, also read by Python) into the inner
// SVG of a card or a shape. Everything comes from our own file, so the markup is trusted.

import * as data from "../../../../unokart_widget/drawing/shapes.json";
import { cardParts, type Suit } from "../contract/cards";

const shapes = data.shapes as Record<string, string>;
const colours = data.colours as Record<Suit, string>;
const marks = data.marks as Record<Suit, string>;
const deep = data.deep as Record<Suit, string>;
const centre = data.centre as unknown as Record<Suit, [number, number, number]>;

export const inkOf = (suit: Suit): string => colours[suit];

export function shape(name: string): string {
  return shapes[name] ?? "";
}

function place(name: string, x: number, y: number, size: number, tone: string, turn = 0): string {
  const k = size / 100;
  const spin = turn ? ` rotate(${turn} 50 50)` : "";
  return `<g transform="translate(${x} ${y}) scale(${k})${spin}" color="${tone}">${shape(name)}</g>`;
}

/** The inner SVG of a colour's shape in its paint, with its letter; in a box of 100 by 100. */
export function emblem(colour: string): string {
  const suit = colour as Suit;
  return (
    place(`emblem-${suit}`, 0, 0, 100, colours[suit]) +
    place(`letter-${suit}`, 23, 25, 54, marks[suit])
  );
}

const made = new Map<string, string>();

/** The inner SVG of a card's face, in a box of 100 by 150. */
export function cardMarkup(card: string): string {
  const known = made.get(card);
  if (known) return known;
  const { suit, face } = cardParts(card);
  const tones: Record<string, string> = {
    paper: data.paper,
    mark: marks[suit],
    colour: suit === "W" ? data.ink : colours[suit],
  };
  const parts = [
    `<rect x=".75" y=".75" width="98.5" height="148.5" rx="11" fill="${data.paper}" stroke="${data.ink}" stroke-opacity=".35" stroke-width="1.5"/>`,
    `<rect x="5.5" y="5.5" width="89" height="139" rx="7.5" fill="${colours[suit]}"/>`,
    '<path d="M5.5 137C42 118 66 84 70 5.5h17a7.5 7.5 0 0 1 7.5 7.5v124a7.5 7.5 0 0 1-7.5 7.5H13a7.5 7.5 0 0 1-7.5-7.5z" fill="#fff" opacity=".13"/>',
  ];
  const layers = data.layout.map((layer) => {
    const name = layer.shape
      .replace("{colour}", suit)
      .replace("{face}", face)
      .replace("{letter}", suit);
    return place(name, layer.x, layer.y, layer.size, tones[layer.tone] ?? "", layer.turn);
  });
  const [x, y, size] = centre[suit];
  const round = suit === "W" ? `<circle cx="57.5" cy="76.5" r="22" fill="${data.paper}"/>` : "";
  const middle = layers[0] + round + place(`face-${face}`, x, y, size, deep[suit]);
  // The corner and the middle are groups: a large table draws the one larger, the other smaller.
  parts.push(`<g class="uk-middle">${middle}</g>`, layers[4] ?? "");
  parts.push(`<g class="uk-corner">${layers.slice(1, 4).join("")}</g>`);
  const seat = data.seat;
  const r = seat.size / 2;
  parts.push(`<circle cx="${seat.x + r}" cy="${seat.y + r}" r="${r + 1}" fill="${data.paper}"/>`);
  parts.push(place(`item-${suit}`, seat.x + r * 0.28, seat.y + r * 0.28, seat.size * 0.72, ""));
  const markup = parts.join("");
  made.set(card, markup);
  return markup;
}

/** The inner SVG of a card's back: a chequered frame and a steering wheel. */
export const BACK =
  `<rect x=".75" y=".75" width="98.5" height="148.5" rx="11" fill="${data.paper}" stroke="${data.ink}" stroke-opacity=".35" stroke-width="1.5"/>` +
  '<rect x="5.5" y="5.5" width="89" height="139" rx="7.5" fill="#4a2545"/>' +
  '<g fill="none" stroke="#6d3c63" stroke-width="10" stroke-dasharray="10"><path d="M10 20h80M10 40h80M10 60h80M10 80h80M10 100h80M10 120h80"/><path d="M20 30h70M20 50h70M20 70h70M20 90h70M20 110h70M20 130h70"/></g>' +
  '<circle cx="50" cy="75" r="31" fill="#4a2545"/>' +
  place("wheel", 25, 50, 50, "#ffd166");
