// A part of the table that is loaded when it is first used: the dialog for a new game, the
// rulebook, hints and settings.

export { Hints } from "./hints";
export { NewGame } from "./newgame";
export { Rulebook } from "./rulebook";
export { Settings } from "./settings";
