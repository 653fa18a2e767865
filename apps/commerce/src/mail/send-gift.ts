import { giftForMail } from "../checkout/index.ts";
import { inTransaction } from "../database/index.ts";
import { markDelivered } from "../order/index.ts";
import { originOf } from "../origin-of.ts";
import type { Services } from "../services.ts";
import { composeDonation } from "./compose-donation.tsx";
import { composeGift } from "./compose-gift.tsx";
import { isRefusedForGood } from "./refused.ts";
import type { OriginOf } from "./render.tsx";
import type { MailTransport } from "./transport.ts";
import type { DonationMail, GiftMail, Mail } from "./types.ts";

const compose = (gift: GiftMail | DonationMail, origin: OriginOf): Promise<Mail> | Mail =>
  "cards" in gift ? composeGift(gift, origin) : composeDonation(gift, origin);

/**
 * Sends a digital package and notes how it went. Runs again after a fault: what was noted is not sent twice, and when the process died
 * between the mail server's yes and the note, the second message carries the same id, by which mailboxes know it.
 *
 * @throws when it should be tried again
 */
export async function sendGift(services: Services, transport: MailTransport, packageId: number): Promise<void> {
  const gift = await giftForMail(services.pool, packageId, services);
  if (!gift) return;
  const mail = await compose(gift, (storefront) => originOf(services.environment, storefront));
  const note = (state: "SENT" | "FAILED") =>
    inTransaction(services.pool, (client) => markDelivered(client, packageId, state, services.clock.now()));
  try {
    await transport.send(mail);
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    services.log.error({ packageId, error }, "gift refused by the mail server");
    await note("FAILED");
    return;
  }
  await note("SENT");
  services.log.info({ packageId }, "gift sent");
}
