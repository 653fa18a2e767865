"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { control } from "../form-field/form-field.css.ts";
import { SearchIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { fetchAhead, onNeed, useOnNeed } from "../on-need/on-need.ts";
import * as styles from "./suggest-field.css.ts";
import type { SuggestFieldProps } from "./suggest-field-props.ts";

export type { SuggestFieldProps, Suggestion } from "./suggest-field-props.ts";

const field = onNeed(() => import("./suggest-field.tsx").then(({ SuggestField }) => SuggestField));

/**
 * The field with suggestions, fetched on first hover or focus; until then a plain field, which hands on text
 * and focus, but not in the middle of an input method's word.
 */
export const LazySuggestField = (props: SuggestFieldProps) => {
  const { part: SuggestField } = useOnNeed(field);
  const [focused, setFocused] = useState(false);
  const [composing, setComposing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const followFocus = useEffectEvent(() => {
    if (!input.current || document.activeElement !== input.current) return;
    // What follows has the field drawn anew, with what React knows to be in it.
    if (input.current.value !== props.value) props.onChange(input.current.value);
    field.start();
    setFocused(true);
  });
  // Focused before the page was awake: nobody told React.
  useEffect(() => followFocus(), []);
  if (SuggestField && !composing) {
    return <SuggestField {...props} arrival={{ focus: focused, open: false, typed: "" }} />;
  }
  const { label, value, onChange, maxLength, className } = props;
  const ahead = fetchAhead(field);
  return (
    <div className={join(styles.frame, className)} data-stand-in>
      <SearchIcon className={styles.icon} />
      <input
        ref={input}
        className={join(control, styles.input)}
        type="text"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        data-hydrates=""
        value={value}
        onChange={({ target }) => onChange(target.value)}
        {...ahead}
        onFocus={() => {
          ahead.onFocus();
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </div>
  );
};
