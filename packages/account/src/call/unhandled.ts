import type { Failure } from "./answer.ts";

/** Name of the event by which a page hears of an error that nothing else shows. */
const unhandled = "account-error";

/** What is said of an error: a failure that has words, or anything else. */
export type Told = Failure | "unexpected";

/** Calls back with each error that nothing else shows, until the returned function is called. */
export const onUnhandled = (tell: (told: Told) => void): (() => void) => {
  const hear = (event: Event) => tell((event as CustomEvent<Told>).detail);
  addEventListener(unhandled, hear);
  return () => removeEventListener(unhandled, hear);
};

/** Tells the page of an error that nothing else shows. */
export const tellUnhandled = (told: Told): void => {
  dispatchEvent(new CustomEvent(unhandled, { detail: told }));
};
