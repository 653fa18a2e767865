import { CommerceUnavailable } from "../commerce-unavailable.ts";
import { CaptchaChallenge } from "./captcha-challenge.query.ts";

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

interface Solved {
  token: string;
  /** Milliseconds since the page began, by which it is to be sent. */
  until: number;
}

/** Seconds that sending may take. */
const margin = 60;

const solveOne = async (): Promise<Solved> => {
  const [{ request }, { solveChallenge }] = await Promise.all([
    import("../browser.ts"),
    import("./solve-challenge.ts"),
  ]);
  const asked = performance.now();
  const { captchaChallenge } = await request(CaptchaChallenge, {});
  if (!captchaChallenge.data) throw new CommerceUnavailable("No challenge");
  const { challenge, lifetime } = captchaChallenge.data;
  return { token: await solveChallenge(challenge), until: asked + (lifetime - margin) * 1000 };
};

/** Makes the captcha of one form. What carries the work is fetched on first need. */
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
