import { request } from "../browser.ts";
import { CommerceUnavailable } from "../commerce-unavailable.ts";
import { CaptchaChallenge } from "./captcha-challenge.query.ts";
import { solveChallenge } from "./solve-challenge.ts";

/** A token that was used for nothing yet. */
export interface Solved {
  token: string;
  /** Milliseconds since the page began, by which it is to be sent. */
  until: number;
}

/** Seconds that sending may take. */
const margin = 60;

/**
 * Asks for work, and does it.
 *
 * @throws {CommerceUnavailable} where there is none to be had
 */
export const solveOne = async (): Promise<Solved> => {
  const asked = performance.now();
  const { captchaChallenge } = await request(CaptchaChallenge, {});
  if (!captchaChallenge.data) throw new CommerceUnavailable("No challenge");
  const { challenge, lifetime } = captchaChallenge.data;
  return { token: await solveChallenge(challenge), until: asked + (lifetime - margin) * 1000 };
};
