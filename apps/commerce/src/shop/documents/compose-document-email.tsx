import { formatDate, formatMoney } from "@giftshop/messages";
import type { Mail, OriginOf } from "../../platform/outbox/email.ts";
import { leftToRight } from "../mail/left-to-right.ts";
import { mailScene, renderMail } from "../mail/render.tsx";
import { Action, Heading } from "../mail/templates/parts.tsx";
import type { DocumentMail } from "./document-mail.ts";
import { documentMessages } from "./messages.ts";

/** Brings the buyer an invoice or a credit note. */
export const composeDocumentEmail = ({ document, pdf, xml }: DocumentMail, originOf: OriginOf): Mail => {
  const { content, number, kind, id, orderId } = document;
  const scene = mailScene(content.storefront, content.language, originOf);
  const { shop, house, origin, t: mail } = scene;
  const t = documentMessages.in(shop);
  const what = kind === "INVOICE" ? "Invoice" : "Credit";
  const greeting = t("documents.greeting", { name: content.buyer.name });
  const { owed } = content;
  const text = owed
    ? t("documents.textOwed", {
        amount: formatMoney({ value: owed.amount, currency: content.currency }, shop.locale, "always"),
        date: formatDate(`${owed.dueOn}T12:00:00Z`, shop.locale, "UTC", { dateStyle: "long" }),
        account: leftToRight(owed.account),
        number: leftToRight(number),
      })
    : t(`documents.text${what}`);
  const view = { text: mail("confirmation.view"), href: `${origin}${shop.link("confirmation", { uuid: orderId })}` };
  return {
    ...renderMail(scene, {
      messageId: `<document.${id}@${content.seller.email.split("@").at(-1)}>`,
      to: content.buyer.email,
      subject: t(`documents.subject${what}`, { number, order: content.orderNumber }),
      preview: t(`documents.preview${what}`),
      body: (
        <>
          <Heading house={house}>{greeting}</Heading>
          <p style={{ margin: "0 0 16px" }}>{text}</p>
          <Action house={house} href={view.href}>
            {view.text}
          </Action>
        </>
      ),
      text: [greeting, "", text, "", `${view.text}: ${view.href}`],
    }),
    attachments: [
      { filename: `${number}.pdf`, contentType: "application/pdf", content: pdf },
      { filename: `${number}.xml`, contentType: "application/xml", content: xml },
    ],
  };
};
