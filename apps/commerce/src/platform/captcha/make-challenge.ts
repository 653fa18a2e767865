import { type Challenge, createChallenge, randomInt } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Services } from "../services.ts";
import { type CaptchaAction, captchaKeys, lifetime, work } from "./settings.ts";

/** What a challenge is for, signed with it. */
export interface CaptchaPurpose {
  action: CaptchaAction;
  /** Code of the storefront. */
  storefront: string;
}

interface MakingServices {
  clock: Pick<Services["clock"], "now">;
  environment: Pick<Services["environment"], "signingSecret">;
}

/**
 * A challenge of the ALTCHA protocol, version 2, of which nothing is kept: its end stands in its signed data
 * and is judged by commerce's clock.
 * @param counter the try that solves it
 */
export const makeChallenge = (
  { clock, environment }: MakingServices,
  purpose: CaptchaPurpose,
  counter = randomInt(work.most, work.fewest),
): Promise<Challenge> =>
  createChallenge({
    algorithm: work.algorithm,
    cost: work.cost,
    counter,
    data: { ...purpose, endsAt: Math.floor(clock.now().getTime() / 1000) + lifetime },
    deriveKey,
    ...captchaKeys(environment),
  });
