import type { Payload } from "./outcome.ts";

/** Code of what is no error of a payload: the call itself came to nothing (specification, section 8). */
export const topLevel = -1;

/**
 * The error that is shown where nothing else handles one: the first of
 * the payload, else that of the call. `undefined` where it was done.
 *
 * @param payload `undefined` where no usable answer came
 */
export const firstErrorOf = (payload: Payload<unknown> | undefined): { code: number } | undefined => {
  const [first] = payload?.errors ?? [];
  if (first) return { code: first.code };
  return payload?.data === null || payload?.data === undefined ? { code: topLevel } : undefined;
};
