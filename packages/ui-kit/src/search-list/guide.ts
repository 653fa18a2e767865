import { createContext, type RefObject } from "react";
import type { AriaTextFieldProps } from "react-aria/useTextField";

/** What the options have the box do: its arrows lead through them. */
export type Guidance = Pick<
  AriaTextFieldProps<HTMLInputElement>,
  "onChange" | "onKeyDown" | "onFocus" | "onBlur" | "aria-activedescendant" | "aria-controls"
>;

/** A search list to its options. */
export interface Guided {
  /** The box. */
  input: RefObject<HTMLInputElement | null>;
  /** What stands in it. */
  value: string;
  onChange(value: string): void;
  /** Takes over the box, by the same function at every call; `undefined` hands it back. */
  guide(guidance: Guidance | undefined): void;
}

/** Options stand in a search list, which may be there long before them. */
export const GuidedContext = createContext<Guided | null>(null);
