"use client";

import { type ComponentPropsWithRef, useState } from "react";
import { control } from "../form-field/form-field.css.ts";
import { ChevronDownIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import { useHydrated } from "../on-need/use-hydrated.ts";
import { chevron, select } from "../select-native/select-native.css.ts";
import * as styles from "./phone-field.css.ts";

export interface CallingCode {
  /** ISO 3166 code of the country, which the form posts: several countries share a calling code. */
  country: string;
  /** Digits without plus, for example `33`. */
  callingCode: string;
  /** Name of the country in the visitor's language. */
  label: string;
}

interface CallingCodeSelectProps extends Omit<ComponentPropsWithRef<"select">, "className" | "children"> {
  /** Countries in the order they are offered. */
  callingCodes: readonly CallingCode[];
}

/** The platform's own list of countries, of which the closed control shows the digits alone: a name would be cut off. */
export function CallingCodeSelect({ callingCodes, onChange, ...rest }: CallingCodeSelectProps) {
  const [last, setLast] = useState(rest.defaultValue);
  const hydrated = useHydrated();
  const country = rest.value ?? last;
  const chosen = callingCodes.find((entry) => entry.country === country) ?? callingCodes[0];
  return (
    <span className={styles.code} data-short={hydrated || undefined}>
      <select
        autoComplete="tel-country-code"
        {...rest}
        className={join(control, select, styles.codeSelect)}
        onChange={(event) => {
          setLast(event.target.value);
          onChange?.(event);
        }}
      >
        {callingCodes.map((entry) => (
          <option key={entry.country} value={entry.country}>
            {`+${entry.callingCode} ${entry.label}`}
          </option>
        ))}
      </select>
      {hydrated && chosen && (
        <span className={styles.digits} aria-hidden="true">
          {`+${chosen.callingCode}`}
        </span>
      )}
      <ChevronDownIcon className={chevron} />
    </span>
  );
}
