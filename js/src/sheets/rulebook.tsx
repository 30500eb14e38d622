// The rulebook, whole: by chapters, searchable, each convention marked and each option as it is set
// at this table.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { RuleEntry } from "../table/contract/knowledge";
import { useTable } from "../table/ui/context";
import type { Say } from "../table/words";
import { optionName, optionValue } from "./options";
import { plain } from "./search";

/** All that can be found of a rule, as it is compared. */
function searchable(say: Say, entry: RuleEntry): string {
  const { chapter, title, text, convention } = entry;
  return plain(`${say("chapter-name", { chapter })} ${title} ${text} ${convention ?? ""}`);
}

function Entry({ entry, here }: { entry: RuleEntry; here: boolean }) {
  const { say } = useTable();
  const { title, text, convention, option } = entry;
  return (
    <article class={`uk-rule${here ? " uk-here" : ""}`} tabIndex={-1} data-rule={entry.rule}>
      <h4>{title}</h4>
      <p>{text}</p>
      {convention && (
        <p class="uk-convention">
          <b>{say("convention-mark")}</b> {convention}
        </p>
      )}
      {option && (
        <p class="uk-set">
          {say("option-set", {
            option: optionName(say, option.name),
            value: optionValue(say, option.name, option.value),
          })}
        </p>
      )}
    </article>
  );
}

/** `at`: the rule that it is opened at; "" for the beginning. */
export function Rulebook({ at }: { at: string }) {
  const { say, controller } = useTable();
  const [book, setBook] = useState<RuleEntry[] | null>(null);
  const [failed, setFailed] = useState("");
  const [words, setWords] = useState("");
  const pages = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let open = true;
    controller.knowledge.rulebook().then(
      (got) => open && setBook(got),
      (why: Error) => open && setFailed(why.message || say("silent-title")),
    );
    return () => {
      open = false;
    };
  }, [controller, say]);
  useLayoutEffect(() => {
    const rule = pages.current?.querySelector<HTMLElement>(`[data-rule="${at}"]`);
    if (!book || !at || !rule || !pages.current) return;
    pages.current.scrollTop = rule.offsetTop - pages.current.offsetTop - 8;
    rule.focus({ preventScroll: true });
  }, [book, at]);

  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const found = (book ?? []).filter((entry) => {
    const all = wanted.length > 0 ? searchable(say, entry) : "";
    return wanted.every((word) => all.includes(word));
  });
  const chapters = [...new Set(found.map((entry) => entry.chapter))];
  return (
    <>
      <input
        type="search"
        class="uk-search"
        aria-label={say("rulebook-search")}
        placeholder={say("rulebook-search")}
        value={words}
        {...(at ? {} : { "data-first": true })}
        onInput={(e) => setWords(e.currentTarget.value)}
      />
      <p class="uk-sr" role="status">
        {wanted.length > 0 && say("rulebook-found", { number: found.length })}
      </p>
      <section
        class="uk-pages"
        ref={pages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable
        tabIndex={0}
        aria-label={say("rulebook-title")}
      >
        {!book && !failed && <p>{say("loading")}</p>}
        {failed && <p role="alert">{failed}</p>}
        {book && found.length === 0 && <p>{say("rulebook-none")}</p>}
        {chapters.map((chapter) => (
          <section key={chapter}>
            <h3>{say("chapter-name", { chapter })}</h3>
            {found
              .filter((entry) => entry.chapter === chapter)
              .map((entry) => (
                <Entry key={entry.rule} entry={entry} here={entry.rule === at} />
              ))}
          </section>
        ))}
      </section>
    </>
  );
}
