import { type ReactNode, useId } from "react";
import * as field from "../form-field/form-field.css.ts";
import { FieldNotes } from "../form-field/form-field.tsx";
import { CalendarIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { Loader } from "../loader/loader.tsx";
import * as styles from "./date-time-picker.css.ts";
import type { DateTimePickerProps } from "./date-time-picker-props.ts";
import { momentValue, momentWords } from "./moment-words.ts";

/** Attributes and content of the button that opens the picker. */
export interface PickerButton {
  className: string;
  "aria-labelledby": string;
  "aria-describedby"?: string;
  children: ReactNode;
}

export interface PickerFieldProps extends DateTimePickerProps {
  loading?: boolean;
  /** Draws the button, and what it opens. */
  children(button: PickerButton): ReactNode;
}

/** Label, button, hint and error of the picker, the same before and after it was fetched. */
export const PickerField = ({ loading = false, children, ...props }: PickerFieldProps) => {
  const { label, optionalLabel, hint, error, value, placeholder, name, className } = props;
  const ownId = useId();
  const part = (suffix: string) => `${ownId}-${suffix}`;
  const description = join(hint ? part("hint") : undefined, error && part("error"));
  return (
    <div className={join(field.field, className)} data-invalid={error ? true : undefined}>
      <span id={part("label")} className={field.label}>
        {label}
        {optionalLabel && <span className={field.optional}> {optionalLabel}</span>}
      </span>
      {children({
        className: join(field.control, styles.trigger),
        "aria-labelledby": `${part("value")} ${part("label")}`,
        ...(description && { "aria-describedby": description }),
        children: (
          <>
            {/* A browser may know a language's punctuation of dates otherwise than the server; either is right. */}
            <span
              id={part("value")}
              className={styles.value}
              data-placeholder={value ? undefined : true}
              suppressHydrationWarning
            >
              {value ? momentWords(value, props) : placeholder}
            </span>
            {loading ? <Loader size="small" /> : <CalendarIcon />}
          </>
        ),
      })}
      {name !== undefined && <input type="hidden" name={name} value={momentValue(value)} />}
      <FieldNotes hint={hint} hintId={part("hint")} error={error} errorId={part("error")} />
    </div>
  );
};
