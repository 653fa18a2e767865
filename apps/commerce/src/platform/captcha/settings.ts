import { hkdfSync } from "node:crypto";
import type { Environment } from "../environment.ts";

/** What a challenge may be solved for; the specification knows one. */
export const captchaActions = ["common"] as const;
export type CaptchaAction = (typeof captchaActions)[number];

/**
 * Work of a challenge: at most 800,000 rounds of SHA-256, on average 500,000: 0.1 s on a desktop with two
 * busy cores, under 1 s on a phone five times slower.
 */
export const work = { algorithm: "PBKDF2/SHA-256", cost: 5_000, fewest: 40, most: 160 } as const;

/** Seconds for which a challenge may be answered: longer than writing a message takes. */
export const lifetime = 1_200;

/**
 * Keys of their own for each use, so that nothing else signed with the shared secret passes for a challenge.
 */
export const captchaKeys = ({ signingSecret }: Pick<Environment, "signingSecret">) => {
  const key = (use: string) => Buffer.from(hkdfSync("sha256", signingSecret, "", `captcha ${use}`, 32)).toString("hex");
  return { hmacSignatureSecret: key("challenge"), hmacKeySignatureSecret: key("solution") };
};
