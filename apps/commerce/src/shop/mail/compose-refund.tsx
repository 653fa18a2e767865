import { formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { mailScene, renderMail } from "./render.tsx";
import { Refund, type RefundTexts } from "./templates/refund.tsx";
import type { RefundMail } from "./types.ts";

/** Tells the buyer that a payment goes back in full: it came when the order was closed, or paid for already. */
export function composeRefund(refund: RefundMail, originOf: OriginOf): Mail {
  const scene = mailScene(refund.storefront, refund.language, originOf);
  const { shop, t, house, origin } = scene;
  const { orderNumber: number } = refund;
  const amount = formatMoney(refund.amount, shop.locale, "always");
  const texts: RefundTexts = {
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
  };
  return {
    ...renderMail(scene, {
      messageId: refund.messageId,
      to: refund.to,
      subject: t("refund.subject", { number }),
      preview: t("refund.preview", { amount }),
      body: <Refund texts={texts} house={house} />,
      text: [
        texts.greeting,
        "",
        ...texts.texts,
        "",
        ...texts.facts.map(({ label, value }) => `${label}: ${value}`),
        "",
        `${texts.view.text}: ${texts.view.href}`,
      ],
    }),
    attachments: [],
  };
}
