import { type ChangeEvent, type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { FieldNotes } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import * as styles from "./chip.css.ts";

export interface ChipOption {
  /** What the form posts. */
  value: string;
  label: ReactNode;
  disabled?: boolean;
  /** Of even ones the last: takes what is left of its row, as it has more words. Default `false`. */
  rest?: boolean;
}

export interface ChipGroupProps {
  /** The question. */
  legend: ReactNode;
  /** Keeps the question for screen readers only. */
  hideLegend?: boolean;
  /** Name of the form's field. */
  name: string;
  options: readonly ChipOption[];
  /** The chosen value, when controlled; an empty string is none. */
  value?: string | undefined;
  /** The value chosen at first, when the form keeps it. */
  defaultValue?: string | undefined;
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  hint?: ReactNode;
  error?: string | undefined;
  /** In three columns of one width, every row full. Default `false`. */
  even?: boolean;
  className?: string | undefined;
}

/**
 * One of several short answers, such as the values of a gift
 * card. Radio buttons underneath: arrow keys move between them.
 */
export const ChipGroup = ({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  even,
  className,
}: ChipGroupProps) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className={join(styles.group, className)}
      aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={styles.legend} data-hidden={hideLegend || undefined}>
        {legend}
      </legend>
      <div className={styles.chips} data-even={even || undefined}>
        {options.map((option) => (
          <Chip
            key={option.value}
            type="radio"
            name={name}
            value={option.value}
            disabled={option.disabled}
            rest={option.rest}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={onChange && ((event) => onChange(option.value, event))}
          >
            {option.label}
          </Chip>
        ))}
      </div>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
};

export interface ChipProps extends Omit<ComponentPropsWithRef<"input">, "className" | "type"> {
  /** `checkbox` for a filter that adds up, `radio` within a group of one answer. Default `checkbox`. */
  type?: "checkbox" | "radio";
  /** Of even ones: takes what is left of its line. Default `false`. */
  rest?: boolean | undefined;
  children: ReactNode;
}

/** A pill to press in and out. */
export const Chip = ({ type = "checkbox", rest, children, ...input }: ChipProps) => (
  <label className={styles.chip} data-rest={rest || undefined}>
    <input {...input} type={type} className={styles.input} />
    <span>{children}</span>
  </label>
);

export interface ChipLinkProps extends ComponentPropsWithRef<"a"> {
  href: string;
  /** Marks what holds now: the filter that is on. */
  current?: boolean;
}

/** A pill that leads somewhere: a category, a search term. */
export const ChipLink = ({ current, className, ...rest }: ChipLinkProps) => (
  <a {...rest} className={join(styles.chip, className)} aria-current={current || undefined} />
);
