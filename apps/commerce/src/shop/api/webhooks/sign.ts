import { createHmac } from "node:crypto";
import type { Environment } from "../../../platform/environment.ts";

const keyOf = ({ cardHmacKey }: Pick<Environment, "cardHmacKey">, webhook: string): Buffer =>
  createHmac("sha256", cardHmacKey).update(`webhook ${webhook}`).digest();

/** The secret of a webhook, as it is shown once: whoever reads the database alone cannot make it. */
export const secretOf = (environment: Pick<Environment, "cardHmacKey">, webhook: string): string =>
  `whsec_${keyOf(environment, webhook).toString("base64")}`;

/**
 * The headers of a call by Standard Webhooks 1.0: id, time in seconds, and HMAC-SHA256 of both with the body.
 */
export const signedHeaders = (
  environment: Pick<Environment, "cardHmacKey">,
  { webhook, event, body, now }: { webhook: string; event: string; body: string; now: Date },
): Record<string, string> => {
  const timestamp = `${Math.floor(now.getTime() / 1000)}`;
  const mac = createHmac("sha256", keyOf(environment, webhook))
    .update(`${event}.${timestamp}.${body}`)
    .digest("base64");
  return { "webhook-id": event, "webhook-timestamp": timestamp, "webhook-signature": `v1,${mac}` };
};
