import { getStorefront } from "@giftshop/storefront-config";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import type { ReceivedMessage } from "../messages-table.ts";
import { ContactEmail } from "./contact-email.tsx";
import { contactFacts } from "./contact-facts.ts";

/**
 * A visitor's message on its way to the shop, in the shop's first language; an answer goes to the visitor,
 * and what was typed, judged before, is in the subject too.
 */
export const composeContactMessage = (message: ReceivedMessage, originOf: OriginOf): Mail => {
  const { storefront: code, reference, name, email, orderNumber } = message;
  const [first = message.language] = getStorefront(code).languages;
  const scene = mailScene(code, first, originOf);
  const { t, shop, house } = scene;
  const { organisation } = shop.storefront;
  const spoken = new Intl.DisplayNames(shop.locale, { type: "language" }).of(message.language) ?? message.language;
  const facts = [
    { label: t("contact.message.from"), value: `${name}, ${email}` },
    ...(orderNumber ? [{ label: t("contact.message.order"), value: orderNumber }] : []),
    { label: t("contact.message.language"), value: spoken },
    ...contactFacts(scene, message),
  ];
  const title = t("contact.message.title", { name });
  const label = t("contact.message.letter");
  return {
    ...renderMail(scene, {
      messageId: `<contact-${reference.toLowerCase()}@${organisation.email.split("@").at(-1)}>`,
      to: organisation.email,
      subject: t("contact.message.subject", { name, reference }),
      preview: title,
      body: <ContactEmail house={house} title={title} facts={facts} message={{ label, text: message.message }} />,
      text: [title, "", ...facts.map(({ label, value }) => `${label}: ${value}`), "", message.message],
      foot: {
        why: t("contact.message.why", { shop: shop.storefront.name }),
        help: t("contact.message.answer", { name }),
      },
    }),
    replyTo: { name, address: email },
    attachments: [],
  };
};
