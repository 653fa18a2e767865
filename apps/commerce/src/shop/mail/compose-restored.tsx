import { formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { mailScene, renderMail } from "./render.tsx";
import { Refund, type RefundTexts } from "./templates/refund.tsx";
import type { RestoredMail } from "./types.ts";

/** Tells the buyer that a brand did not make a card, and that a choice card of the same value took its place. */
export function composeRestored(restored: RestoredMail, originOf: OriginOf): Mail {
  const scene = mailScene(restored.storefront, restored.language, originOf);
  const { shop, t, house, origin } = scene;
  const { orderNumber: number } = restored;
  const amount = formatMoney(restored.amount, shop.locale, "always");
  const texts: RefundTexts = {
    greeting: t("refund.greeting", { name: restored.buyerName }),
    texts: [t("restored.why", { number }), t("restored.instead", { amount })],
    facts: [
      { label: t("restored.amount"), value: amount },
      { label: t("refund.order"), value: number },
    ],
    view: { text: t("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid: restored.orderUuid })}` },
  };
  return {
    ...renderMail(scene, {
      messageId: restored.messageId,
      to: restored.to,
      subject: t("restored.subject", { number }),
      preview: t("restored.preview", { amount }),
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
