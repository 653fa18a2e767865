import { formatDate } from "@giftshop/messages";
import type { MailScene } from "../../mail/render.tsx";
import type { ReceivedMessage } from "../messages-table.ts";

/**
 * What both emails about a visitor's message name: its
 * reference, and the day and time it came in, where the shop is.
 */
export const contactFacts = (
  { t, shop }: MailScene,
  { reference, receivedAt }: ReceivedMessage,
): { label: string; value: string }[] => [
  { label: t("contact.reference"), value: reference },
  {
    label: t("contact.received"),
    // With seconds and the zone: whoever withdraws from a purchase may have to show when they wrote.
    value: formatDate(receivedAt, shop.locale, shop.storefront.timeZone, { dateStyle: "long", timeStyle: "long" }),
  },
];
