import { formatDate, formatMoney } from "@giftshop/messages";
import { legalEntityOf } from "@giftshop/storefront-config/legal";
import { openOf, type Receivable } from "../../../money/credit/index.ts";
import type { OrderRecord } from "../../../money/order/index.ts";
import type { Mail, OriginOf } from "../../../platform/outbox/email.ts";
import { leftToRight } from "../../mail/left-to-right.ts";
import { mailScene, renderMail } from "../../mail/render.tsx";
import { told } from "../../mail/told.tsx";
import { businessMessages } from "../emails/messages.ts";

/** What a reminder says. */
export interface InvoiceReminder {
  order: OrderRecord;
  owed: Receivable;
  /** Number of the reminder, from 1; the third is the last. */
  reminder: number;
  to: string;
  /** Number of the invoice, or of the order while it has none. */
  invoice: string;
}

/**
 * Reminds a company of an invoice that is overdue; the last one
 * says that nothing more is sold on invoice until it is paid.
 */
export const composeInvoiceReminder = (
  { order, owed, reminder, to, invoice }: InvoiceReminder,
  originOf: OriginOf,
): Mail => {
  const scene = mailScene(order.storefront, order.language, originOf);
  const { shop, origin, t: mail } = scene;
  const t = businessMessages.in(shop);
  const { organisation } = shop.storefront;
  const values = {
    invoice,
    amount: formatMoney({ value: openOf(owed), currency: owed.currency }, shop.locale, "always"),
    date: formatDate(`${owed.dueOn}T12:00:00Z`, shop.locale, "UTC", { dateStyle: "long" }),
  };
  const greeting = t("business.greeting", { name: order.firstName });
  const last = reminder >= 3;
  const texts = [t("business.reminder.text", values), t(last ? "business.reminder.last" : "business.reminder.paid")];
  const facts = [
    { label: t("business.reminder.invoice"), value: invoice },
    { label: t("business.reminder.amount"), value: values.amount },
    { label: t("business.reminder.account"), value: leftToRight(legalEntityOf(order.storefront).account) },
  ];
  const href = `${origin}${shop.link("confirmation", { uuid: order.id })}`;
  return {
    ...renderMail(scene, {
      messageId: `<invoice-reminder-${reminder}.${order.id}@${organisation.email.split("@").at(-1)}>`,
      to,
      subject: t("business.reminder.subject", values),
      preview: t("business.reminder.preview", values),
      ...told(scene, { greeting, texts, facts, action: mail("confirmation.view"), href }),
    }),
    automatic: true,
    attachments: [],
  };
};
