import { formatDate } from "@giftshop/messages";
import type { OrderRecord } from "../../money/order/index.ts";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { mailDomain } from "../checkout/mail-domain.ts";
import { composeNotice } from "../mail/compose-notice.tsx";
import { mailScene } from "../mail/render.tsx";
import { messages } from "./compose-correction.ts";

interface Claimed {
  order: OrderRecord;
  packages: readonly number[];
  expectedAt: Date;
}

/** Tells the buyer that the cards of a lost parcel are blocked, and when the new ones come. */
export const composeClaim = ({ order, packages, expectedAt }: Claimed, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop, origin, t: mail } = scene;
  const t = messages.in(shop);
  const { number } = order;
  const date = formatDate(expectedAt, shop.locale, shop.storefront.timeZone);
  return composeNotice(scene, {
    messageId: `<claim.${order.id}.${packages[0]}@${mailDomain(order)}>`,
    to: order.email,
    subject: t("aftercare.claimed.subject", { number }),
    preview: t("aftercare.claimed.preview", { date }),
    greeting: mail("refund.greeting", { name: order.firstName }),
    texts: [t("aftercare.claimed.text", { date }), t("aftercare.claimed.old")],
    facts: [{ label: mail("refund.order"), value: number }],
    view: { text: mail("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid: order.id })}` },
  });
};
