import { createHmac, timingSafeEqual } from "node:crypto";

const sign = (secret: string, text: string): string =>
  createHmac("sha256", secret).update(`content-preview.${text}`).digest("base64url");

/**
 * A preview link's token, which says which version it shows and until when, and which nobody else can make.
 */
export const makePreviewToken = (secret: string, version: number, expiresAt: Date): string => {
  const text = `${version}.${Math.floor(expiresAt.getTime() / 1000)}`;
  return `${text}.${sign(secret, text)}`;
};

/** The version that a token shows, or `undefined` when it is forged, spoilt or too old. */
export const readPreviewToken = (secret: string, token: string, now: Date): number | undefined => {
  const match = /^(\d{1,9})\.(\d{1,12})\.([\w-]{43})$/.exec(token);
  if (match === null) return undefined;
  const [, version = "", expiry = "", signature = ""] = match;
  const expected = Buffer.from(sign(secret, `${version}.${expiry}`));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  return Number(expiry) * 1000 > now.getTime() ? Number(version) : undefined;
};
