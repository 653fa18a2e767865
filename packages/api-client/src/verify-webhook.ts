import type { Event } from "./types.ts";

/** Seconds that a call may be old, or early. */
const tolerance = 300;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/**
 * The event of a call to a webhook, once its signature and time are right (Standard
 * Webhooks 1.0). A call may be repeated: `event.id`, which is `webhook-id`, tells.
 *
 * @param body as it was received, to the byte
 * @throws Error for a call that is not ours, was changed, or is older than five minutes
 */
export const verifyWebhook = async (
  secret: string,
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
  now: Date = new Date(),
): Promise<Event> => {
  const id = `${headers["webhook-id"] ?? ""}`;
  const timestamp = `${headers["webhook-timestamp"] ?? ""}`;
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!/^\d+$/u.test(timestamp) || age > tolerance) throw new Error("The call is too old, or has no time.");
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", bytesOf(secret.replace(/^whsec_/u, "")), algorithm, false, [
    "verify",
  ]);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  for (const signature of `${headers["webhook-signature"] ?? ""}`.split(" ")) {
    const [version, mac = ""] = signature.split(",");
    if (
      version === "v1" &&
      /^[A-Za-z0-9+/]+=*$/u.test(mac) &&
      (await crypto.subtle.verify("HMAC", key, bytesOf(mac), signed))
    )
      return JSON.parse(body) as Event;
  }
  throw new Error("The signature is not ours.");
};
