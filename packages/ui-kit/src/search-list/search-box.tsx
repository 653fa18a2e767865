import { type RefObject, useLayoutEffect } from "react";
import { useKeyboard } from "react-aria/useKeyboard";
import { control } from "../form-field/form-field.css.ts";
import { CloseIcon, SearchIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { Loader } from "../loader/loader.tsx";
import type { Guidance } from "./guide.ts";
import * as styles from "./search-list.css.ts";
import { useEarlyKeys } from "./use-early-keys.ts";

export interface SearchBoxProps {
  /** Name of the search box. */
  label: string;
  placeholder?: string;
  /** What stands in the search box; the parent keeps it, and decides what is found. */
  value: string;
  onChange(value: string): void;
  /** Enter was pressed with no option highlighted. */
  onSubmit?(value: string): void;
  /** Name of the button that empties the box. */
  clearLabel: string;
  /** Something is on its way: a ring turns in the box. */
  busy?: boolean;
  /** What a screen reader hears of the ring. */
  busyLabel?: string;
  /** Longest text that the box takes. */
  maxLength?: number;
}

const unguided: Guidance = {};

/** The box of a search list. It takes focus when it comes. */
export const SearchBox = ({
  label,
  placeholder,
  value,
  onChange,
  onSubmit,
  clearLabel,
  busy = false,
  busyLabel,
  maxLength,
  input,
  guidance = unguided,
}: SearchBoxProps & { input: RefObject<HTMLInputElement | null>; guidance: Guidance | undefined }) => {
  const { onChange: change = onChange, onKeyDown, ...field } = guidance;
  const highlighted = field["aria-activedescendant"] !== undefined;
  const kept = useEarlyKeys(input, field["aria-controls"] !== undefined);
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), [input]);

  const { keyboardProps } = useKeyboard({
    onKeyDown(event) {
      if (event.nativeEvent.isComposing) return event.continuePropagation();
      if (event.key === "Escape" && value !== "") {
        event.preventDefault();
        kept.forget();
        return onChange("");
      }
      if (kept.keep(event.key, value)) return event.preventDefault();
      // Enter on a highlighted option chooses it.
      if (event.key === "Enter" && !highlighted) onSubmit?.(value);
      event.continuePropagation();
      onKeyDown?.(event);
    },
  });

  const clear = (): void => {
    onChange("");
    input.current?.focus();
  };

  return (
    <div className={styles.field}>
      <SearchIcon className={styles.icon} />
      <input
        {...field}
        {...keyboardProps}
        ref={input}
        className={join(control, styles.input)}
        type="search"
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          kept.forget();
          change(target.value);
        }}
        placeholder={placeholder}
        maxLength={maxLength}
        enterKeyHint="search"
        aria-autocomplete="list"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div className={styles.end}>
        {busy ? (
          <Loader size="small" label={busyLabel} />
        ) : (
          value !== "" && (
            // Escape does the same, so it is no stop on the way from the box to what was found, and focus
            // stays in the box.
            <button
              className={styles.clear}
              type="button"
              tabIndex={-1}
              aria-label={clearLabel}
              onMouseDown={(event) => event.preventDefault()}
              onClick={clear}
            >
              <CloseIcon />
            </button>
          )
        )}
      </div>
    </div>
  );
};
