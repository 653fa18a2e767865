import type { Solved } from "./solve-one.ts";

/** A captcha without a puzzle, for one form: the browser works while somebody types. */
export interface Captcha {
  /** Begins to work, on the first sign that somebody will send the form. */
  prepare(): void;
  /**
   * A token that was used for nothing yet; each is good once.
   * @throws {CommerceUnavailable} where there is no work to be had
   */
  take(): Promise<string>;
}

/** What carries the work is fetched on first need. */
const solveOne = async (): Promise<Solved> => (await import("./solve-one.ts")).solveOne();

/** Makes the captcha of one form. */
export const createCaptcha = (): Captcha => {
  let ready: Promise<Solved> | undefined;
  const begin = () => {
    ready ??= solveOne();
    return ready;
  };
  return {
    prepare() {
      // What fails here is tried again, and told, when the form is sent.
      begin().catch(() => {
        ready = undefined;
      });
    },
    async take() {
      const prepared = await begin().catch(() => undefined);
      const solved = prepared && prepared.until > performance.now() ? prepared : await solveOne();
      ready = undefined;
      return solved.token;
    },
  };
};
