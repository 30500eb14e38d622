// The kart of the track.

import type { JSX } from "preact";

/** A kart from above, heading to the right, in a box of 60 by 40: drawn for this table. */
const KART =
  '<g fill="#17181c"><rect x="5" y="1" width="15" height="9" rx="4"/><rect x="5" y="30" width="15" height="9" rx="4"/><rect x="39" y="3" width="11" height="8" rx="3.5"/><rect x="39" y="29" width="11" height="8" rx="3.5"/></g>' +
  '<path d="M2 11q0-3 3-3h19l13 5 17 2q5 1 5 5t-5 5l-17 2-13 5H5q-3 0-3-3z" fill="#ffd166" stroke="#2b2320" stroke-width="2"/>' +
  '<circle cx="25" cy="20" r="8.5" fill="#fffaf0" stroke="#2b2320" stroke-width="2"/><path d="M27 12.5a9 9 0 0 1 0 15q5-7 0-15z" fill="#2b2320"/>';

export function Kart({ style }: { style?: JSX.CSSProperties }) {
  return (
    <svg
      class="uk-kart"
      viewBox="0 0 60 40"
      aria-hidden="true"
      {...(style ? { style } : {})}
      dangerouslySetInnerHTML={{ __html: KART }}
    />
  );
}
