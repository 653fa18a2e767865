"use client";

import { type ChangeEvent, type ReactNode, type ToggleEvent, useState } from "react";
import { box } from "../checkbox/checkbox.css.ts";
import { ChevronDownIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { group, legend as legendStyle } from "../radio-cards/radio-cards.css.ts";
import * as styles from "./filter-group.css.ts";

export interface FilterOption {
  /** What the form posts. */
  value: string;
  label: ReactNode;
  /** How many things it would leave. */
  count?: number | undefined;
  disabled?: boolean;
}

export interface FilterGroupProps {
  /** What is filtered by: "Category". */
  legend: ReactNode;
  /** Name of the form's field; one entry for every value that is on. */
  name: string;
  options: readonly FilterOption[];
  /** The values that are on, when controlled. */
  values?: readonly string[] | undefined;
  /** The values that are on at first, when the form keeps them. */
  defaultValues?: readonly string[] | undefined;
  /** Called with all values that are on then; only with `values`. */
  onChange?: ((values: string[], event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** How many are in sight before `moreLabel` is pressed; one that is on is never hidden. Default 6. */
  visible?: number;
  /** The press that shows the rest: "Show 8 more". */
  moreLabel?: ReactNode;
  className?: string | undefined;
}

/** Things to narrow a list by, as many as one likes. Works in a plain GET form and without script. */
export const FilterGroup = ({
  legend,
  name,
  options,
  values,
  defaultValues = [],
  onChange,
  visible = 6,
  moreLabel,
  className,
}: FilterGroupProps) => {
  const first = options.slice(0, visible);
  const rest = options.slice(visible);
  const on = values ?? defaultValues;
  const needed = rest.some(({ value }) => on.includes(value));
  // Never shut again: the last one that is switched off must not shut the list below the finger.
  const [open, setOpen] = useState(needed);
  if (needed && !open) setOpen(true);
  /** Opened by a press, its summary goes away with the focus: what it has shown takes it. */
  const more = ({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) => {
    if (details.open && details.querySelector("summary") === document.activeElement)
      details.querySelector("input")?.focus({ preventScroll: true });
  };
  const draw = (option: FilterOption) => (
    <label key={option.value} className={styles.option}>
      <input
        type="checkbox"
        className={box}
        name={name}
        value={option.value}
        disabled={option.disabled}
        {...(values ? { checked: values.includes(option.value) } : { defaultChecked: on.includes(option.value) })}
        onChange={values && onChange && ((event) => onChange(toggled(values, option.value), event))}
      />
      <span>{option.label}</span>
      {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
    </label>
  );
  return (
    <fieldset className={join(group, className)}>
      <legend className={legendStyle}>{legend}</legend>
      <div className={styles.options}>{first.map(draw)}</div>
      {rest.length > 0 && (
        <details className={styles.more} open={open} onToggle={more}>
          <summary className={styles.moreSummary}>
            {moreLabel}
            <ChevronDownIcon />
          </summary>
          <div className={styles.options}>{rest.map(draw)}</div>
        </details>
      )}
    </fieldset>
  );
};

/** The values with one of them switched. */
const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
