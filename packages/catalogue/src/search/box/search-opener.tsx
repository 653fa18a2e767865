"use client";

import { SearchIcon } from "@giftshop/ui-kit/icon";
import { useLate } from "@giftshop/ui-kit/on-need";
import { type SubmitEvent, useRef, useState } from "react";
import type { SearchDialogProps } from "../dialog/search-dialog.tsx";
import type { SearchWords } from "../search-words.ts";
import * as styles from "./search-box.css.ts";

const loadWords = async (href: string): Promise<SearchWords> => {
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  return response.json();
};

/**
 * The search window and its words, side by side; what it lists is heavier, and comes when nothing waits for
 * it any more.
 */
const loadWindow = async (href: string) => {
  const [{ SearchDialog, fetchFindings }, words] = await Promise.all([
    import("../dialog/search-dialog.tsx"),
    loadWords(href),
  ]);
  fetchFindings();
  return { SearchDialog, words };
};

export interface SearchOpenerProps {
  /** Path of the results page. */
  action: string;
  /** Address of the words of the search window. */
  words: string;
  /** Storefront and language: keeps what was chosen apart. */
  place: string;
  texts: { label: string; placeholder: string; submit: string };
  /** Longest text, in characters. */
  maxLength: number;
  text: string | undefined;
  className: string | undefined;
  /** Where the search window asks. Default: commerce. */
  source?: SearchDialogProps["source"];
}

/**
 * The box itself, for which hover and focus fetch the search window and a press or key opens it with what was
 * typed; where it cannot be fetched it stays a form.
 */
export const SearchOpener = ({
  action,
  words,
  place,
  texts,
  maxLength,
  text,
  className,
  source,
}: SearchOpenerProps) => {
  const input = useRef<HTMLInputElement>(null);
  // Where it cannot be fetched the next press asks again, and Enter needs nothing.
  const { part: loaded, start: fetchAhead, fetch: fetchWindow } = useLate(() => loadWindow(words));
  /** Which opening it is; a new one begins with what stands in the box. */
  const [opening, setOpening] = useState(0);
  const [open, setOpen] = useState(false);

  const show = (): void => {
    // What could not be fetched must not open by itself when a pointer that passes by fetches it later.
    fetchWindow().catch(() => setOpen(false));
    if (open) return;
    setOpening(opening + 1);
    setOpen(true);
  };
  const close = (typed: string): void => {
    if (input.current) input.current.value = typed;
    setOpen(false);
  };
  const submit = (event: SubmitEvent): void => {
    if (input.current?.value.trim()) return;
    event.preventDefault();
    // Safari gives no focus to a button that is pressed, and would not tell when it goes elsewhere.
    input.current?.focus({ preventScroll: true });
    show();
  };

  return (
    <>
      <search className={className} aria-label={texts.label}>
        <form
          className={styles.form}
          action={action}
          onSubmit={submit}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          // Once it is there, the window itself takes the focus.
          onBlur={() => !loaded && setOpen(false)}
        >
          <input
            ref={input}
            className={styles.input}
            type="search"
            name="s"
            defaultValue={text}
            placeholder={texts.placeholder}
            aria-label={texts.label}
            aria-haspopup="dialog"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLength}
            data-hydrates=""
            aria-busy={(open && !loaded) || undefined}
            onClick={show}
            onInput={({ nativeEvent }) => {
              // A word that an input method is putting together would be broken off.
              if (!(nativeEvent as InputEvent).isComposing) show();
            }}
            onCompositionEnd={show}
          />
          <button
            className={styles.submit}
            type="submit"
            aria-label={texts.submit}
            aria-busy={(open && !loaded) || undefined}
          >
            <SearchIcon />
          </button>
        </form>
      </search>
      {loaded && opening > 0 && (
        <loaded.SearchDialog
          key={opening}
          words={loaded.words}
          typed={() => input.current?.value ?? ""}
          action={action}
          maxLength={maxLength}
          place={place}
          open={open}
          onClose={close}
          {...(source && { source })}
        />
      )}
    </>
  );
};
