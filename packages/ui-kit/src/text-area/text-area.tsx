"use client";

import { type ChangeEvent, type ComponentPropsWithRef, useId, useState } from "react";
import { control } from "../form-field/form-field.css.ts";
import { type FieldProps, FormField } from "../form-field/form-field.tsx";
import { join } from "../join.ts";
import { countGraphemes } from "./count-graphemes.ts";
import * as styles from "./text-area.css.ts";

export interface TextAreaProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<"textarea">, "className" | "children" | "maxLength"> {
  /**
   * How many characters a person may write, counted as a person counts; of more it is said, and nothing is
   * cut off.
   */
  limit?: number;
  /** Words for what is left, shown whenever there is a limit; a negative number is how many are too many. */
  remainingLabel?: (remaining: number) => string;
}

/** Several lines of text, growing with them, with a count of what is left. */
export const TextArea = ({
  label,
  hint,
  error,
  optionalLabel,
  className,
  id,
  limit,
  remainingLabel = String,
  onChange,
  ...area
}: TextAreaProps) => {
  const [typed, setTyped] = useState(area.defaultValue);
  const text = String(area.value ?? typed ?? "");
  const remaining = limit === undefined ? undefined : limit - countGraphemes(text);
  const counterId = useId();
  const over = remaining !== undefined && remaining < 0;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value);
    onChange?.(event);
  };
  return (
    <FormField
      {...{ id, label, hint, error, optionalLabel, className }}
      describedBy={remaining === undefined ? undefined : counterId}
    >
      {(binding) => (
        <div className={styles.frame}>
          <textarea
            rows={4}
            // Words of one's own run as their language does, whatever the page's.
            dir="auto"
            {...area}
            {...binding}
            aria-invalid={binding["aria-invalid"] ?? (over || undefined)}
            className={join(control, styles.area)}
            onChange={change}
          />
          {remaining !== undefined && (
            // Spoken only near the limit: a count after every letter would drown the text itself.
            <span
              id={counterId}
              className={styles.counter}
              data-over={over || undefined}
              aria-live={remaining <= 20 ? "polite" : "off"}
            >
              {remainingLabel(remaining)}
            </span>
          )}
        </div>
      )}
    </FormField>
  );
};
