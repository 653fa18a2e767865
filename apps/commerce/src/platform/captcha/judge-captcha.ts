import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { batch, type Forget, forgetInBatches } from "../batches.ts";
import { type Pool, prepared, type Queryable } from "../database/index.ts";
import { Failure } from "../failure.ts";
import type { Services } from "../services.ts";
import type { CaptchaPurpose } from "./make-challenge.ts";
import { readToken } from "./read-token.ts";
import { captchaKeys } from "./settings.ts";

const use = prepared<Record<never, never>, [Buffer, Date]>(
  "captcha-use",
  "insert into captcha_used (signature, expires_at) values ($1, $2) on conflict do nothing",
);

const forget: Forget = prepared(
  "captcha-forget",
  `delete from captcha_used where signature in (select signature from captcha_used
     where expires_at <= $1 order by expires_at limit $2 for update skip locked)`,
);

/** Forgets what was used and would be refused by its age anyhow; answers how many challenges that were. */
export const forgetUsed = (pool: Pool, now: Date, most = batch): Promise<number> =>
  forgetInBatches(pool, forget, now, most);

/** A challenge that was truly solved, and has yet to be used up. */
export interface JudgedCaptcha {
  /** Uses it up, in the transaction of what it lets through. Throws 1003 where it was used before. */
  spend(client: Queryable): Promise<void>;
}

/**
 * Whether a token is a challenge of ours, for this purpose, solved and in
 * time; needs no database. Throws 1003 otherwise, one error for every reason.
 *
 * @param parameter path of the token in the call, for the error: `input.captchaToken`
 */
export const judgeCaptcha = async (
  { clock, environment }: Pick<Services, "clock" | "environment">,
  token: string,
  { action, storefront }: CaptchaPurpose,
  parameter: string,
): Promise<JudgedCaptcha> => {
  const refuse = () => new Failure("captchaFailed", parameter);
  const solved = readToken(token);
  if (solved === undefined) throw refuse();
  const { verified } = await verifySolution({ ...solved, deriveKey, ...captchaKeys(environment) });
  const { data = {} } = solved.challenge.parameters;
  const endsAt = new Date(Number(data.endsAt) * 1000);
  const meant = data.action === action && data.storefront === storefront;
  if (!verified || !meant || endsAt <= clock.now()) throw refuse();
  const signature = Buffer.from(`${solved.challenge.signature}`, "hex");
  return {
    spend: async (client) => {
      if ((await use.run(client, signature, endsAt)) !== 1) throw refuse();
    },
  };
};
