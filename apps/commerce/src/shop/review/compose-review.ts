import { defineMessages } from "@giftshop/messages";
import type { OrderRecord } from "../../money/order/index.ts";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { composeNotice } from "../mail/compose-notice.tsx";
import { mailScene } from "../mail/render.tsx";
import { overlays, words } from "./messages/words.ts";

const messages = defineMessages(words, overlays);

/** Asks the buyer, once, how it was. */
export const composeReview = ({ order, token }: { order: OrderRecord; token: string }, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop, origin, t: mail } = scene;
  const t = messages.in(shop);
  const { number, id } = order;
  return composeNotice(scene, {
    messageId: `<review.${id}@${shop.storefront.organisation.email.split("@").at(-1)}>`,
    to: order.email,
    subject: t("review.subject", { number }),
    preview: t("review.preview"),
    greeting: mail("refund.greeting", { name: order.firstName }),
    texts: [t("review.text"), t("review.once")],
    facts: [{ label: mail("refund.order"), value: number }],
    view: { text: t("review.action"), href: `${origin}${shop.link("review", { token })}` },
  });
};
