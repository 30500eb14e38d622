// Small line icons of the interface.

const PATHS = {
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  step: "M6 5l9 7-9 7zM18 5v14",
  help: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.1",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
  book: "M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2zM12 6.5v14",
  hint: "M9 17.5h6M10 21h4M9 17.5c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8",
  odds: "M4 20h16M6 16v-5M12 16V5M18 16v-8M10 5h4M4 11h4M16 8h4",
  past: "M4 12a8 8 0 1 0 2.5-5.800M4 4v4.5h4.5M12 8v4.5l3 2",
  gear: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  menu: "M4 7h16M4 12h16M4 17h16",
  back: "M15 5l-7 7 7 7",
  forth: "M9 5l7 7-7 7",
  branch: "M6 4v16M6 14c0-5 12-2 12-8M14.5 9L18 5.5 21.5 9",
  start: "M5 5v14M19 5l-10 7 10 7z",
  cards: "M4 8l9-4 6 13-9 4zM13 4l5 0 3 12",
};

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="uk-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

interface IconButtonProps {
  icon: IconName;
  label: string;
  /** It can do nothing now. */
  off?: boolean;
  pressed?: boolean;
  class?: string;
  onClick: () => void;
}

/** A button that is an icon; its name is read, and seen by who rests on it. */
export function IconButton({ icon, label, off, pressed, onClick, ...more }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...(off === undefined ? {} : { "aria-disabled": off })}
      {...(pressed === undefined ? {} : { "aria-pressed": pressed })}
      onClick={() => off || onClick()}
      {...more}
      class={`uk-icon ${more.class ?? ""}`}
    >
      <Icon name={icon} />
    </button>
  );
}
