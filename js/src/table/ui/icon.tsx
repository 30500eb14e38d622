// Small line icons of the interface.

const PATHS = {
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  step: "M6 5l9 7-9 7zM18 5v14",
  help: "M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3M12 18.5v.1",
  close: "M6 6l12 12M18 6L6 18",
  plus: "M12 5v14M5 12h14",
};

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg class="uk-glyph" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
