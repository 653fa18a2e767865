/** What is offered for what was typed. */
export interface Suggestion {
  /** Unique in the list. */
  id: string;
  label: string;
  /** Stands at the end of its line, smaller. */
  detail?: string | undefined;
}

export interface SuggestFieldProps {
  /** Name of the field, and what it shows while it is empty. */
  label: string;
  /** What stands in it; the parent keeps it, and finds the suggestions. */
  value: string;
  onChange(value: string): void;
  /** None for what was chosen, as the list would stay open over it. */
  suggestions: readonly Suggestion[];
  /**
   * They were found for what stands in the field now; until they are, Enter waits for them. Default `true`.
   */
  settled?: boolean;
  /** One was chosen: by a press, by Enter on the highlighted one, or by Enter on the first. */
  onChoose(id: string): void;
  /** What the list says when there are none for what was typed; without it the list stays closed. */
  emptyLabel?: string | undefined;
  /** Suggestions are on their way: a ring turns in the field. Default `false`. */
  busy?: boolean;
  /** What a screen reader hears of the ring. */
  busyLabel?: string | undefined;
  /** Longest text that the field takes. */
  maxLength?: number | undefined;
  className?: string | undefined;
}
