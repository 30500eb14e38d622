// The options of the rules in words, for the new-game dialog and the rulebook.

import type { Say } from "../table/words";

/** Each option with its values, the usual one first. */
export const OPTIONS: [name: string, values: string[]][] = [
  ["two_player_reverse", ["skip", "turn"]],
  ["banana", ["went", "seat"]],
  ["last_item_box", ["flip", "end"]],
];

export function optionName(say: Say, name: string): string {
  if (name === "two_player_reverse") return say("option-reverse");
  if (name === "banana") return say("option-banana");
  if (name === "last_item_box") return say("option-last");
  return name === "target" ? say("option-target") : name;
}

export function optionValue(say: Say, name: string, value: string): string {
  switch (`${name} ${value}`) {
    case "two_player_reverse skip":
      return say("option-reverse-skip");
    case "two_player_reverse turn":
      return say("option-reverse-turn");
    case "banana went":
      return say("option-banana-went");
    case "banana seat":
      return say("option-banana-seat");
    case "last_item_box flip":
      return say("option-last-flip");
    case "last_item_box end":
      return say("option-last-end");
    default:
      return value;
  }
}
