import { createHmac, timingSafeEqual } from "node:crypto";

/** Milliseconds that the sender's clock may differ from ours, and after which a call is too old. */
export const purgeTolerance = 60_000;

export interface SignedCall {
  /** `x-timestamp`: milliseconds since 1970. */
  timestamp: string | undefined;
  /** `x-signature`: hex HMAC-SHA256 over `timestamp + "." + body`, keyed with SIGNING_SECRET. */
  signature: string | undefined;
  body: string;
}

export type PurgeVerdict = { ok: true; tags: string[] } | { ok: false; status: 400 | 401 | 409; reason: string };

/** Signature of a call, as commerce makes it. */
export const signPurge = (secret: string, timestamp: string, body: string): string =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");

const sameText = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

const readTags = (body: string): string[] | undefined => {
  try {
    const { tags } = JSON.parse(body) as { tags?: unknown };
    const valid = Array.isArray(tags) && tags.length > 0 && tags.every((tag) => typeof tag === "string");
    return valid ? (tags as string[]) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Refuses a call that was not signed by commerce, is too old or was seen
 * before. Each verifier remembers the signatures of its last two minutes.
 */
export const createPurgeVerifier = (secret: string | undefined, now: () => number = Date.now) => {
  const seen = new Map<string, number>();

  const forgetOld = (): void => {
    for (const [signature, expires] of seen) {
      if (expires > now()) return;
      seen.delete(signature);
    }
  };

  return ({ timestamp, signature, body }: SignedCall): PurgeVerdict => {
    if (!secret) return { ok: false, status: 401, reason: "No SIGNING_SECRET is set." };
    if (!timestamp || !signature) return { ok: false, status: 401, reason: "Not signed." };
    if (!sameText(signature, signPurge(secret, timestamp, body))) {
      return { ok: false, status: 401, reason: "Wrong signature." };
    }
    if (!(Math.abs(now() - Number(timestamp)) <= purgeTolerance)) {
      return { ok: false, status: 401, reason: "Too old, or the clocks differ." };
    }
    forgetOld();
    if (seen.has(signature)) return { ok: false, status: 409, reason: "Seen before." };
    seen.set(signature, now() + 2 * purgeTolerance);
    const tags = readTags(body);
    return tags ? { ok: true, tags } : { ok: false, status: 400, reason: "A list of tags is missing." };
  };
};
