/** Something the person at the keyboard can put right. Its message is one sentence that says what to do; no stack is shown for it. */
export class Problem extends Error {
  override readonly name = "Problem";
}

/** The message of anything that was thrown. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The system's code of an error (`ENOENT`, `EADDRINUSE` …), when it carries one. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : undefined;
