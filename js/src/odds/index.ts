// A part of the table that is loaded when it is first switched on: the odds.

export { Odds } from "./panel";
