// Cards, colours and players in words.

import { cardParts } from "../contract/cards";
import type { View } from "../contract/view";
import type { Say } from "../words";

export function cardName(say: Say, card: string): string {
  const { suit, face } = cardParts(card);
  return say("card-name", { card_code: card, colour: suit, face });
}

export function colourName(say: Say, colour: string): string {
  return say("colour-name", { colour });
}

export function botName(say: Say, bot: string): string {
  if (bot === "random") return say("bot-random");
  if (bot === "greedy") return say("bot-greedy");
  if (bot === "careful") return say("bot-careful");
  return bot;
}

/** "You" for the seat that looks, else the player's name. */
export function playerName(say: Say, view: View, seat: number): string {
  return seat === view.seat ? say("you") : (view.players[seat]?.name ?? "");
}

/** A player's name as it stands on the table; a reader whom nobody named is "You" in any language. */
export function shownName(say: Say, view: View, seat: number): string {
  const name = view.players[seat]?.name ?? "";
  return seat === view.seat && name === "You" ? say("you") : name;
}
