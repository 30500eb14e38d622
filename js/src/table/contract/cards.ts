// A card as it is written ("R7", "W4") taken apart for drawing and naming. No rule lives here.

export type Colour = "R" | "Y" | "G" | "B";
export const COLOURS: readonly Colour[] = ["R", "Y", "G", "B"];

/** The colour letter of a card; "W" for a wild. */
export type Suit = Colour | "W";

export interface CardParts {
  suit: Suit;
  /** "0" … "9", "D", "S", "R", and "W4", "WI" for the wilds. */
  face: string;
}

const CARD = /^(?:[RYGB][0-9DSR]|W[4I])$/;

export function isCard(text: unknown): text is string {
  return typeof text === "string" && CARD.test(text);
}

export function isColour(text: unknown): text is Colour {
  return text === "R" || text === "Y" || text === "G" || text === "B";
}

export function cardParts(card: string): CardParts {
  const suit = card.charAt(0) as Suit;
  return { suit, face: suit === "W" ? card : card.slice(1) };
}
