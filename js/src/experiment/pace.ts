// How many rounds the next portion has while an experiment runs, and how fast it goes. The number of
// rounds grows by the same part each time, so that one sees it grow, from the first to the millionth.

const GROWTH = 0.3;
const FIRST = 3;
const MOST = 200_000;
/** Between two portions, in milliseconds. */
const PAUSE = 40;
const COMPILING = 200;
/** So many milliseconds back the rounds are counted for the rate. */
const WINDOW = 1500;

export class Pace {
  #seen: [number, number][] = [];

  begin(rounds: number): void {
    this.#seen = [[performance.now(), rounds]];
  }

  portion(rounds: number): number {
    return Math.min(MOST, FIRST + Math.round(rounds * GROWTH));
  }

  /** Milliseconds until the next portion: the compiler in the kernel needs time of its own. */
  wait(compiling: boolean): number {
    return compiling ? COMPILING : PAUSE;
  }

  /** Rounds in a second; null as long as there is too little to tell. */
  rate(rounds: number): number | null {
    const now = performance.now();
    this.#seen.push([now, rounds]);
    while (this.#seen.length > 2 && now - (this.#seen[0]?.[0] ?? 0) > WINDOW) this.#seen.shift();
    const [since, before] = this.#seen[0] ?? [now, rounds];
    return now - since < 100 ? null : Math.round(((rounds - before) * 1000) / (now - since));
  }
}
