"use client";

import { useId } from "react";
import * as field from "../form-field/form-field.css.ts";
import { FieldNotes } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import { onNeed } from "../on-need/on-need.ts";
import { useHydrated } from "../on-need/use-hydrated.ts";
import { useStandIn } from "../on-need/use-stand-in.ts";
import { SelectNative } from "../select-native/select-native.tsx";
import { visuallyHidden } from "../visually-hidden/visually-hidden.css.ts";
import { ChosenOption, SelectMark } from "./chosen-option.tsx";
import * as styles from "./search-select.css.ts";
import type { SearchSelectProps } from "./search-select-props.ts";

export type { SearchSelectOption, SearchSelectProps } from "./search-select-props.ts";

const select = onNeed(() => import("./search-select.tsx").then(({ SearchSelect }) => SearchSelect));

/**
 * The searchable select, fetched on first hover, focus or press; until then a button of the same looks, which
 * hands on focus, press and text. Without script, the platform's picker.
 */
export const LazySearchSelect = (props: SearchSelectProps) => {
  const { part: Select, arrival, loading, handlers } = useStandIn(select);
  if (Select) return <Select {...props} arrival={arrival} />;
  return (
    <>
      <StandIn {...props} loading={loading} handlers={handlers} />
      <noscript>
        <NativeSelect {...props} />
      </noscript>
    </>
  );
};

interface StandInProps extends SearchSelectProps {
  loading: boolean;
  handlers: ReturnType<typeof useStandIn>["handlers"];
}

const StandIn = ({ loading, handlers, ...props }: StandInProps) => {
  const { label, labelHidden, optionalLabel, options, placeholder, hint, error, name, disabled, className } = props;
  const hydrated = useHydrated();
  const ownId = useId();
  const part = (name: string) => `${ownId}-${name}`;
  const value = (props.value === undefined ? props.defaultValue : props.value) ?? "";
  const option = options.find(({ id }) => id === value);
  const words = (
    <>
      {label}
      {optionalLabel && <span className={field.optional}> {optionalLabel}</span>}
    </>
  );
  return (
    <div className={join(field.field, styles.frame, className)} data-stand-in data-invalid={error ? true : undefined}>
      <span id={part("label")} className={labelHidden ? visuallyHidden : field.label}>
        {words}
      </span>
      <button
        type="button"
        id={props.id}
        className={join(field.control, styles.trigger)}
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={false}
        aria-labelledby={`${part("value")} ${part("label")}`}
        aria-describedby={join(hint ? part("hint") : undefined, error && part("error")) || undefined}
        aria-busy={loading || undefined}
        data-loading={loading || undefined}
        {...handlers}
      >
        <span id={part("value")} className={styles.value} data-placeholder={option ? undefined : true}>
          <ChosenOption option={option} placeholder={placeholder} />
        </span>
        <SelectMark loading={loading} />
      </button>
      {name !== undefined && hydrated && !disabled && <input type="hidden" name={name} value={value} />}
      <FieldNotes hint={hint} hintId={part("hint")} error={error} errorId={part("error")} />
    </div>
  );
};

const NativeSelect = ({
  options,
  placeholder,
  name,
  value,
  defaultValue,
  required,
  disabled,
  ...props
}: SearchSelectProps) => {
  const { label, hint, error, optionalLabel, autoComplete, className } = props;
  return (
    <SelectNative
      {...{ label, hint, error, optionalLabel, autoComplete, className, name, required, disabled, placeholder }}
      defaultValue={value ?? defaultValue ?? ""}
      options={options.map(({ id, label, detail, disabled: off }) => ({
        id,
        label: detail ? `${label} (${detail})` : label,
        ...(off && { disabled: off }),
      }))}
    />
  );
};
