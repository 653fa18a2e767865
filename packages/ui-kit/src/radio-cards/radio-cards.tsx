import { type ChangeEvent, type ReactNode, useId } from "react";
import { FieldNotes } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import * as styles from "./radio-cards.css.ts";

export interface RadioCard {
  /** What the form posts. */
  value: string;
  label: ReactNode;
  /** A line below the label: when it arrives, what it means. */
  description?: ReactNode;
  /** Drawn before the label: an icon or a payment logo. */
  icon?: ReactNode;
  /** What stands at the end of the row: a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps {
  /** The question. */
  legend: ReactNode;
  /** Keeps the question for screen readers only, where a heading above already asks it. */
  hideLegend?: boolean;
  /** Name of the form's field. */
  name: string;
  options: readonly RadioCard[];
  /** The chosen value, when controlled. */
  value?: string | undefined;
  /** The value chosen at first, when the form keeps it. */
  defaultValue?: string | undefined;
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /**
   * `row` is side by side from the tablet on, `joined` too and one list on a phone, `segments` are two or
   * three words on one line, `tiles` are small, swiped in one line on a phone. Default `column`.
   */
  direction?: "column" | "row" | "joined" | "segments" | "tiles";
  className?: string | undefined;
}

/**
 * One of a few, each on a card with room to explain itself.
 * Arrow keys move between them, as radio buttons do.
 */
export const RadioCards = ({
  legend,
  hideLegend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  required,
  direction = "column",
  className,
}: RadioCardsProps) => {
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
      <div className={styles.cards} data-direction={direction}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={name}
              value={option.value}
              disabled={option.disabled}
              required={required}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={onChange && ((event) => onChange(option.value, event))}
            />
            {option.icon}
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
            {option.aside && <span className={styles.aside}>{option.aside}</span>}
          </label>
        ))}
      </div>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
};
