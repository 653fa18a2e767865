import { type ContactMessage, contactForMail } from "../contact/index.ts";
import { originOf } from "../origin-of.ts";
import type { Services } from "../services.ts";
import { isRefusedForGood } from "./refused.ts";
import type { OriginOf } from "./render.tsx";
import type { MailTransport } from "./transport.ts";
import type { Mail } from "./types.ts";

/**
 * Sends one of the two e-mails that a visitor's message asks for: to the shop, or back to the visitor.
 *
 * @throws when it should be tried again
 */
export async function sendContact(
  services: Services,
  transport: MailTransport,
  messageId: number,
  compose: (message: ContactMessage, originOf: OriginOf) => Mail,
): Promise<void> {
  const message = await contactForMail(services.pool, messageId);
  if (!message) return;
  const { reference } = message;
  try {
    await transport.send(compose(message, (storefront) => originOf(services.environment, storefront)));
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    // The server's own words hold the address: its code is enough.
    const code = error instanceof Error && "responseCode" in error ? error.responseCode : undefined;
    services.log.error({ reference, compose: compose.name, code }, "contact mail refused by the mail server");
    return;
  }
  services.log.info({ reference, compose: compose.name }, "contact mail sent");
}
