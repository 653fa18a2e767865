import { formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { composeNotice } from "./compose-notice.tsx";
import { mailScene } from "./render.tsx";
import type { RestoredMail } from "./types.ts";

/**
 * Tells the buyer that a brand did not make a card, and that a choice card of the same value took its place.
 */
export const composeRestored = (restored: RestoredMail, originOf: OriginOf): Mail => {
  const scene = mailScene(restored.storefront, restored.language, originOf);
  const { shop, t, origin } = scene;
  const { orderNumber: number } = restored;
  const amount = formatMoney(restored.amount, shop.locale, "always");
  return {
    ...composeNotice(scene, {
      messageId: restored.messageId,
      to: restored.to,
      subject: t("restored.subject", { number }),
      preview: t("restored.preview", { amount }),

      greeting: t("refund.greeting", { name: restored.buyerName }),
      texts: [t("restored.why", { number }), t("restored.instead", { amount })],
      facts: [
        { label: t("restored.amount"), value: amount },
        { label: t("refund.order"), value: number },
      ],
      view: {
        text: t("confirmation.view"),
        href: `${origin}${shop.link("confirmation", { uuid: restored.orderUuid })}`,
      },
    }),
    automatic: false,
  };
};
