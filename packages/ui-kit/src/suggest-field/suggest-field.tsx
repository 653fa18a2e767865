"use client";

import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useRef, useState } from "react";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { control } from "../form-field/form-field.css.ts";
import { SearchIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { Loader } from "../loader/loader.tsx";
import { useArrival } from "../on-need/use-arrival.ts";
import type { Arrival } from "../on-need/use-stand-in.ts";
import { PageLocale } from "../page-locale/page-locale.tsx";
import * as popover from "../popover/popover.css.ts";
import * as styles from "./suggest-field.css.ts";
import type { SuggestFieldProps, Suggestion } from "./suggest-field-props.ts";

/**
 * Offers choices for what is typed, which somebody else finds; Enter takes the highlighted or first one, as
 * soon as it is known, Escape closes. State: `data-focused` on options.
 */
export const SuggestField = ({
  label,
  value,
  onChange,
  suggestions,
  settled = true,
  onChoose,
  emptyLabel,
  busy = false,
  busyLabel,
  maxLength,
  className,
  arrival,
}: SuggestFieldProps & { arrival?: Arrival }) => {
  const input = useRef<HTMLInputElement>(null);
  /** What was chosen last: it is what the field holds, and needs no list. */
  const [taken, setTaken] = useState<string>();
  /** What Enter was pressed at before anything was found for it; any further key takes that back. */
  const [awaited, setAwaited] = useState<string>();
  const [first] = suggestions;
  useArrival(arrival, input, () => undefined);

  const choose = ({ id, label }: Suggestion): void => {
    setTaken(label);
    onChoose(id);
  };

  const takeFirst = (event: KeyboardEvent): void => {
    setAwaited(undefined);
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    if (input.current?.getAttribute("aria-activedescendant")) return;
    if (!settled) setAwaited(value);
    else if (first) choose(first);
  };

  const takeAwaited = useEffectEvent(() => {
    setAwaited(undefined);
    if (first && value === awaited) choose(first);
  });
  useEffect(() => {
    if (settled) takeAwaited();
  }, [settled]);

  return (
    <PageLocale>
      <ComboBox
        className={join(styles.frame, className)}
        aria-label={label}
        items={suggestions}
        inputValue={value}
        onInputChange={onChange}
        value={null}
        onChange={(id) => {
          const chosen = suggestions.find((suggestion) => suggestion.id === id);
          if (chosen) choose(chosen);
        }}
        allowsCustomValue
        allowsEmptyCollection={emptyLabel !== undefined}
        menuTrigger="input"
      >
        {value !== taken && value !== awaited && <OpenWhenFound suggestions={suggestions} emptyLabel={emptyLabel} />}
        <SearchIcon className={styles.icon} />
        <Input
          ref={input}
          className={join(control, styles.input)}
          placeholder={label}
          enterKeyHint="search"
          onKeyDownCapture={takeFirst}
          onBlur={() => setAwaited(undefined)}
          {...(maxLength !== undefined && { maxLength })}
        />
        <span className={styles.end}>{busy && <Loader size="small" label={busyLabel} />}</span>
        <Popover className={popover.popover}>
          <ListBox
            className={popover.list}
            aria-label={label}
            renderEmptyState={() => <div className={styles.empty}>{emptyLabel}</div>}
          >
            {suggestions.map(({ id, label, detail }) => (
              <ListBoxItem key={id} id={id} textValue={label} className={popover.item}>
                <span className={popover.itemWords}>{label}</span>
                {detail && <span className={popover.itemDetail}>{detail}</span>}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
    </PageLocale>
  );
};

/**
 * Opens the list when there is something to show: by itself it
 * opens at a key alone, and what is found comes later than that.
 */
const OpenWhenFound = ({ suggestions, emptyLabel }: Pick<SuggestFieldProps, "suggestions" | "emptyLabel">) => {
  const state = useContext(ComboBoxStateContext);
  const focused = state?.isFocused ?? false;
  const open = useEffectEvent(() => {
    if (!state?.isOpen && (suggestions.length > 0 || emptyLabel !== undefined)) state?.open(null, "input");
  });
  const found = suggestions.map(({ id, label }) => `${id} ${label}`).join();
  useEffect(() => {
    if (focused) open();
  }, [focused, found, emptyLabel]);
  return null;
};
