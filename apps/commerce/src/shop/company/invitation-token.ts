import { createHash, createHmac } from "node:crypto";
import type { Services } from "../../platform/services.ts";

/** The token of an invitation: whoever reads the database alone cannot make it. */
export const tokenOfInvitation = ({ cardHmacKey }: Services["environment"], id: string): string =>
  createHmac("sha256", cardHmacKey).update(`company invitation ${id}`).digest("base64url");

/** What the database keeps of a token. */
export const hashOfToken = (token: string): Buffer => createHash("sha256").update(token).digest();
