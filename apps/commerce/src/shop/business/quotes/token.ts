import { createHmac } from "node:crypto";
import type { Services } from "../../../platform/services.ts";

/** The secret in the link of a quote: whoever reads the database alone cannot make it. */
export const tokenOfQuote = ({ cardHmacKey }: Services["environment"], id: string): string =>
  createHmac("sha256", cardHmacKey).update(`quote ${id}`).digest("base64url");

/** Whether a text can be such a token. */
export const isQuoteToken = (text: string): boolean => /^[\w-]{43}$/u.test(text);
