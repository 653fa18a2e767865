/**
 * Something the person at the keyboard can put right. Its message
 * is one sentence that says what to do; no stack is shown for it.
 */
export class Problem extends Error {
  override readonly name = "Problem";
}

/** The message of anything that was thrown. */
export const reasonOf = (error: unknown): string => memberOf(error, "message") ?? String(error);

/** The system's code of an error (`ENOENT`, `EADDRINUSE` …), when it carries one. */
export const codeOf = (error: unknown): string | undefined => memberOf(error, "code");

/**
 * Looks at the shape, not the class: an error of Node is no
 * instance of the `Error` that a test runner's sandbox knows.
 */
const memberOf = (error: unknown, name: "message" | "code"): string | undefined => {
  if (typeof error !== "object" || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
};
