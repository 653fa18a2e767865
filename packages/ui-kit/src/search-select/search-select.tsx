"use client";

import { useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Popover } from "react-aria-components/Popover";
import { Select, SelectValue } from "react-aria-components/Select";
import { Text } from "react-aria-components/Text";
import * as field from "../form-field/form-field.css.ts";
import { ErrorIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { useArrival } from "../on-need/use-arrival.ts";
import type { Arrival } from "../on-need/use-stand-in.ts";
import { PageLocale } from "../page-locale/page-locale.tsx";
import { popover } from "../popover/popover.css.ts";
import { visuallyHidden } from "../visually-hidden/visually-hidden.css.ts";
import { ChosenOption, SelectMark } from "./chosen-option.tsx";
import { OptionList } from "./option-list.tsx";
import * as styles from "./search-select.css.ts";
import type { SearchSelectProps } from "./search-select-props.ts";

/**
 * One of many, found by typing; arrows wrap, Escape or a press outside closes and empties the search. State:
 * `data-open`, `data-invalid`, `data-disabled`; on options `data-focused`, `data-selected`.
 */
export const SearchSelect = ({
  label,
  labelHidden = false,
  hint,
  error,
  optionalLabel,
  className,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  placeholder,
  searchLabel,
  emptyLabel,
  name,
  autoComplete,
  disabled = false,
  required = false,
  id,
  arrival,
}: SearchSelectProps & { arrival?: Arrival }) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const toggle = (next: boolean) => {
    setOpen(next);
    if (!next) setTyped("");
  };
  useArrival(arrival, trigger, (before) => {
    setTyped(before);
    setOpen(true);
  });
  const labelWords = (
    <>
      {label}
      {optionalLabel && <span className={field.optional}> {optionalLabel}</span>}
    </>
  );
  return (
    <PageLocale>
      <Select
        className={join(field.field, styles.frame, className)}
        isOpen={open}
        onOpenChange={toggle}
        {...(value === undefined ? { defaultValue: defaultValue ?? null } : { value })}
        onChange={(chosen) => chosen !== null && onChange?.(String(chosen))}
        {...(onBlur && { onBlur })}
        {...(name !== undefined && { name })}
        {...(autoComplete !== undefined && { autoComplete })}
        isDisabled={disabled}
        isRequired={required}
        isInvalid={error !== undefined}
        validationBehavior="aria"
      >
        <Label className={labelHidden ? visuallyHidden : field.label}>{labelWords}</Label>
        <Button ref={trigger} {...(id !== undefined && { id })} className={join(field.control, styles.trigger)}>
          <SelectValue className={styles.value}>
            {({ state }) => (
              <ChosenOption option={options.find((option) => option.id === state.value)} placeholder={placeholder} />
            )}
          </SelectValue>
          <SelectMark />
        </Button>
        {hint && (
          <Text slot="description" elementType="div" className={field.hint}>
            {hint}
          </Text>
        )}
        <FieldError elementType="div" className={field.error}>
          <ErrorIcon className={field.errorIcon} />
          <span>{error}</span>
        </FieldError>
        <Popover className={popover}>
          <OptionList {...{ options, searchLabel, emptyLabel, typed }} />
        </Popover>
      </Select>
    </PageLocale>
  );
};
