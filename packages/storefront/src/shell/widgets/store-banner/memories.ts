import type { Surroundings } from "./propose-store.ts";

/** A browser that forbids memory is proposed nothing: it could not keep what the visitor answers. */
export const memories = (): Surroundings | undefined => {
  try {
    return { lasting: localStorage, visit: sessionStorage, now: Date.now() };
  } catch {
    return undefined;
  }
};
