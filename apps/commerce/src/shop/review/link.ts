import { createHash, createHmac, randomUUID } from "node:crypto";
import type { Environment } from "../../platform/environment.ts";

/** Characters of a token: 160 bits in hex, as `isLinkToken` of the addresses has it. */
const tokenLength = 40;

/** The token of a link: whoever reads the database alone cannot make it. */
export const tokenOfLink = ({ signingSecret }: Pick<Environment, "signingSecret">, link: string): string =>
  createHmac("sha256", signingSecret).update(`review link ${link}`).digest("hex").slice(0, tokenLength);

/** What a token is kept as. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** A new link: its id, of which the email makes the token, and the token's hash. */
export const makeReviewLink = (
  environment: Pick<Environment, "signingSecret">,
): { link: string; tokenHash: Buffer } => {
  const link = randomUUID();
  return { link, tokenHash: hashOfToken(tokenOfLink(environment, link)) };
};
