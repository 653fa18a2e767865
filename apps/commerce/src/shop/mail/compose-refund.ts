import { formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { composeNotice } from "./compose-notice.tsx";
import { mailScene } from "./render.tsx";
import type { RefundMail } from "./types.ts";

/**
 * Tells the buyer that a payment goes back in full: it came when the order was closed, or paid for already.
 */
export const composeRefund = (refund: RefundMail, originOf: OriginOf): Mail => {
  const scene = mailScene(refund.storefront, refund.language, originOf);
  const { shop, t, origin } = scene;
  const { orderNumber: number } = refund;
  const amount = formatMoney(refund.amount, shop.locale, "always");
  return {
    ...composeNotice(scene, {
      messageId: refund.messageId,
      to: refund.to,
      subject: t("refund.subject", { number }),
      preview: t("refund.preview", { amount }),

      greeting: t("refund.greeting", { name: refund.buyerName }),
      texts: [
        refund.reason === "TOO_LATE" ? t("refund.late", { number }) : t("refund.second", { number }),
        t("refund.back", { amount }),
      ],
      facts: [
        { label: t("refund.amount"), value: amount },
        { label: t("refund.order"), value: number },
      ],
      view: { text: t("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid: refund.orderUuid })}` },
    }),
    automatic: false,
  };
};
