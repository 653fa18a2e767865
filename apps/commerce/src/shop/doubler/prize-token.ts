import { createHash, createHmac } from "node:crypto";
import type { Environment } from "../../platform/environment.ts";

/** What a prize is claimed with: whoever reads the database alone cannot make it. */
export const tokenOfPrize = ({ cardHmacKey }: Pick<Environment, "cardHmacKey">, prize: string): string =>
  createHmac("sha256", cardHmacKey).update(`doubler prize ${prize}`).digest("base64url");

export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
