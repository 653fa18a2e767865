import type { FieldProps } from "../form-field/form-field.tsx";

/**
 * A day and, where it matters, a time of that day, both as the clock on the wall shows them: no time zone.
 */
export interface Moment {
  /** ISO 8601, for example `2026-11-24`. */
  date: string;
  /** Id of one of the times offered for that day. */
  time?: string | undefined;
}

export interface TimeOption {
  id: string;
  /** The time in words, such as `10:00 – 12:00`. */
  label: string;
  /** Shown but not to be had. */
  disabled?: boolean;
}

export interface DateTimePickerProps extends FieldProps {
  /** What is chosen, `null` for nothing. */
  value: Moment | null;
  /** Called when a day was chosen, or a day and its time. */
  onChange(moment: Moment): void;
  /** First and last day (ISO 8601) that can be looked at. */
  min?: string | undefined;
  max?: string | undefined;
  /** Whether a day can be had: a working day, not too late for it; others stay in sight, struck through. */
  isAvailable?: ((date: string) => boolean) | undefined;
  /** The times of a day, those past their cut-off left out or disabled; without it only a day is chosen. */
  times?: ((date: string) => readonly TimeOption[]) | undefined;
  /** BCP 47; the chosen day is written in it. */
  locale: string;
  /** What the control shows when nothing is chosen. */
  placeholder: string;
  /** The question above the times. */
  timesLabel?: string;
  /** The button that takes over day and time. */
  doneLabel?: string;
  /** Name under which a form posts the moment, `2026-11-24` or `2026-11-24T` and the id of the time. */
  name?: string | undefined;
  disabled?: boolean | undefined;
  /** Id of the control, for an error summary that leads to it. */
  id?: string | undefined;
}
