import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { ContactEmail } from "../../contact/emails/contact-email.tsx";
import { mailScene, renderMail } from "../../mail/render.tsx";

/** Cards of an order that were blocked, as its money was taken back. */
export interface BlockedCards {
  storefront: StorefrontCode;
  orderNumber: string;
  cards: number;
  messageId: string;
}

/** Tells the shop's staff, in its first language: a person has to look at the payment. */
export const composeCardsBlocked = (
  { storefront: code, orderNumber, cards, messageId }: BlockedCards,
  originOf: OriginOf,
): Mail => {
  const [language] = getStorefront(code).languages;
  const scene = mailScene(code, language, originOf);
  const { t, shop, house } = scene;
  const { name, organisation } = shop.storefront;
  const title = t("blocked.subject", { number: orderNumber });
  const facts = [
    { label: t("blocked.order"), value: orderNumber },
    { label: t("blocked.cards"), value: `${cards}` },
  ];
  const message = { label: t("blocked.todo"), text: t("blocked.text") };
  return {
    ...renderMail(scene, {
      messageId,
      to: organisation.email,
      subject: title,
      preview: title,
      body: <ContactEmail house={house} title={title} facts={facts} message={message} />,
      text: [title, "", ...facts.map(({ label, value }) => `${label}: ${value}`), "", message.label, message.text],
      foot: { why: t("blocked.why", { shop: name }), help: t("footer.help", { email: organisation.email }) },
    }),
    automatic: true,
    attachments: [],
  };
};
