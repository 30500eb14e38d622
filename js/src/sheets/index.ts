// A part of the table that is loaded when it is first used: the dialog for a new game and the rulebook.

export { NewGame } from "./newgame";
export { Rulebook } from "./rulebook";
