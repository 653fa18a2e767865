import { defineMessages } from "@giftshop/messages";
import type { findCorrection, OrderRecord } from "../../money/order/index.ts";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { mailDomain } from "../checkout/mail-domain.ts";
import { composeNotice } from "../mail/compose-notice.tsx";
import { mailScene } from "../mail/render.tsx";
import { overlays, words } from "./messages/words.ts";

export const messages = defineMessages(words, overlays);

interface Facts {
  correctionId: string;
  correction: NonNullable<Awaited<ReturnType<typeof findCorrection>>>;
  order: OrderRecord;
}

/** Tells the buyer where the gift goes now. */
export const composeMoved = ({ correctionId, correction, order }: Facts, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop, origin, t: mail } = scene;
  const t = messages.in(shop);
  const { number } = order;
  const { previous, email } = correction;
  const { organisation } = shop.storefront;
  return composeNotice(scene, {
    messageId: `<moved.${correctionId}@${mailDomain(order)}>`,
    to: order.email,
    subject: t("aftercare.moved.subject", { number }),
    preview: t("aftercare.moved.preview", { email }),
    greeting: mail("refund.greeting", { name: order.firstName }),
    texts: [t("aftercare.moved.text", { email, previous }), t("aftercare.moved.notYou", { email: organisation.email })],
    facts: [{ label: mail("refund.order"), value: number }],
    view: { text: mail("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid: order.id })}` },
  });
};

/**
 * Tells the first address that what came there is no good
 * any more: without a name, as it may be a stranger's.
 */
export const composeReplaced = ({ correctionId, correction, order }: Facts, originOf: OriginOf): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop } = scene;
  const t = messages.in(shop);
  const { name } = shop.storefront;
  return composeNotice(scene, {
    messageId: `<replaced.${correctionId}@${mailDomain(order)}>`,
    to: correction.previous,
    subject: t("aftercare.replaced.subject", { shop: name }),
    preview: t("aftercare.replaced.preview"),
    greeting: t("aftercare.replaced.greeting"),
    texts: [t("aftercare.replaced.text"), t("aftercare.replaced.whoElse")],
    facts: [],
    why: t("aftercare.replaced.why", { shop: name }),
  });
};
