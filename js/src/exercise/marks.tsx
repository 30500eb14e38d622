// Signs beside the words: a tick, a wrench of the pit, stars, and the flag that is waved.

/** A tick, or a sign that there is more to do; with a label for those who cannot see it. */
export function Mark({ right, label }: { right: boolean; label?: string }) {
  return (
    <>
      <svg class="uk-glyph uk-x-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={right ? "M4 13l5 5L20 6" : "M12 5v9M12 18.500v.5"} />
      </svg>
      {label && <span class="uk-sr">{label}: </span>}
    </>
  );
}

export const MOST_STARS = 3;
const STAR =
  "M12 2.500l2.900 6 6.600.9-4.800 4.600 1.200 6.500-5.900-3.100-5.900 3.100 1.200-6.500L2.500 9.400l6.600-.9z";

export function Stars({ stars, label }: { stars: number; label: string }) {
  return (
    <span class="uk-x-stars" role="img" aria-label={label.replace("{stars}", String(stars))}>
      {[1, 2, 3].map((n) => (
        <svg key={n} viewBox="0 0 24 24" aria-hidden="true" data-won={n <= stars}>
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}

const COLOURS = ["red", "yellow", "green", "blue"];
const SLIPS = Array.from({ length: 16 }, (_, n) => n);

/** The chequered flag, and slips of paper: seen once, for a moment. */
export function Cheer({ on }: { on: boolean }) {
  if (!on) return null;
  return (
    <div class="uk-x-cheer" aria-hidden="true">
      <i class="uk-x-flag" />
      {SLIPS.map((n) => (
        <i
          key={n}
          class="uk-x-slip"
          style={`--n:${n};--tone:var(--${COLOURS[n % 4]});--way:${((n * 7) % 16) - 7.5}`}
        />
      ))}
    </div>
  );
}
