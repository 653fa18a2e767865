import { type ChangeEvent, type ReactNode, useId } from "react";
import { FieldNotes } from "../form-field/form-field.tsx";
import { StarIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { group, legend as legendStyle } from "../radio-cards/radio-cards.css.ts";
import { visuallyHidden } from "../visually-hidden/visually-hidden.css.ts";
import * as styles from "./rating.css.ts";

const places = [1, 2, 3, 4, 5];

export interface RatingProps {
  /** Stars from 0 to 5; part of a star is drawn as such. */
  value: number;
  /** What a screen reader hears in place of the stars: "4.6 out of 5". */
  label: string;
  /** Beside the stars, read after the label: "from 1,284 reviews". */
  children?: ReactNode;
  className?: string | undefined;
}

/** How others liked it, as stars. */
export const Rating = ({ value, label, children, className }: RatingProps) => {
  const share = `${(Math.min(Math.max(value, 0), 5) / 5) * 100}%`;
  return (
    <span className={join(styles.rating, className)}>
      <span className={styles.stars} role="img" aria-label={label}>
        <Row />
        <Row share={share} />
      </span>
      {children && <span className={styles.note}>{children}</span>}
    </span>
  );
};

const Row = ({ share }: { share?: string }) => (
  <span
    className={join(styles.row, share !== undefined && styles.fullRow)}
    style={{ inlineSize: share }}
    aria-hidden="true"
  >
    {places.map((place) => (
      <StarIcon key={place} />
    ))}
  </span>
);

export interface RatingFieldProps {
  /** The question. */
  legend: ReactNode;
  /** Name of the form's field; it posts 1 to 5. */
  name: string;
  /** Name of a number of stars: "3 stars". */
  optionLabel: (stars: number) => string;
  /** The chosen number, when controlled; 0 is none. */
  value?: number | undefined;
  /** The number chosen at first, when the form keeps it. */
  defaultValue?: number | undefined;
  onChange?: (stars: number, event: ChangeEvent<HTMLInputElement>) => void;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
}

/** One to five stars. Radio buttons underneath: arrow keys move between them. */
export const RatingField = ({
  legend,
  name,
  optionLabel,
  value,
  defaultValue,
  onChange,
  hint,
  error,
  className,
}: RatingFieldProps) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset
      className={join(group, className)}
      aria-describedby={join(hintId, errorId) || undefined}
      data-invalid={error ? true : undefined}
    >
      <legend className={legendStyle}>{legend}</legend>
      <span className={styles.choice}>
        {places.map((place) => (
          <label key={place} className={styles.option}>
            <input
              type="radio"
              className={visuallyHidden}
              name={name}
              value={place}
              aria-label={optionLabel(place)}
              {...(value === undefined ? { defaultChecked: place === defaultValue } : { checked: place === value })}
              onChange={onChange && ((event) => onChange(place, event))}
            />
            <StarIcon size="large" />
          </label>
        ))}
      </span>
      <FieldNotes hint={hint} hintId={hintId} error={error} errorId={errorId} />
    </fieldset>
  );
};
