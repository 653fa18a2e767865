import { formatDate } from "@giftshop/messages";
import type { OrderRecord } from "../../money/order/index.ts";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { mailDomain } from "../checkout/mail-domain.ts";
import { composeNotice } from "../mail/compose-notice.tsx";
import { mailScene } from "../mail/render.tsx";
import { messages } from "./compose-correction.ts";

interface Unpaid {
  order: OrderRecord;
  /** Until when a bank transfer is waited for. */
  until: Date | undefined;
}

/** Reminds the buyer, once, of an order that was not paid. */
export const composeUnpaid = ({ order, until }: Unpaid, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop, origin, t: mail } = scene;
  const t = messages.in(shop);
  const { number, id: uuid } = order;
  const day = until && formatDate(until, shop.locale, shop.storefront.timeZone, { dateStyle: "long" });
  return composeNotice(scene, {
    messageId: `<unpaid.${uuid}@${mailDomain(order)}>`,
    to: order.email,
    subject: t("aftercare.unpaid.subject", { number }),
    preview: t("aftercare.unpaid.preview"),
    greeting: mail("refund.greeting", { name: order.firstName }),
    texts: [
      day ? t("aftercare.unpaid.transfer", { number, until: day }) : t("aftercare.unpaid.text", { number }),
      t("aftercare.unpaid.once"),
    ],
    facts: [],
    view: day
      ? { text: mail("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid })}` }
      : { text: t("aftercare.unpaid.action"), href: `${origin}${shop.link("checkout", {}, { order: uuid })}` },
  });
};
