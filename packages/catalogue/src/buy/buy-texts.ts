import type { DayWords } from "@giftshop/delivery-date/text";
import { dayMessages } from "@giftshop/delivery-date/words";
import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/** Words of the form; serialisable. Those with placeholders keep them. */
export interface BuyTexts {
  label: string;
  needsScript: string;
  value: { legend: string; other: string };
  delivery: {
    legend: string;
    digital: string;
    physical: string;
    soldOut: string;
    /** What delivery adds to the sum; keeps its placeholder. */
    onTop: string;
    /** Opens how it arrives, and what is in stock instead. */
    more: string;
    alternatives: string;
    /** Words of the day on which it arrives. */
    day: DayWords["day"];
  };
  /** `selfHint` says what "self" means; `several` is absent where it is given to one alone. */
  recipient: { legend: string; self: string; selfHint?: string; other: string; several?: string };
  message: { label: string; optional: string; left: string; over: string };
  wrapper: { legend: string; none: string };
  packing: { legend: string; none: string };
  quantity: { label: string; less: string; more: string };
  total: string;
  /** Words in the place of the total, where delivery comes on top. */
  subtotal: string;
  add: string;
  adding: string;
  /** Into the basket and to the checkout, in one press. */
  now: string;
  preview: string;
  unreachable: string;
}

/** Makes the form's words on the server. */
export const buyTexts = (shop: Shop): BuyTexts => {
  const t = catalogueMessages.in(shop);
  const count = { count: "{count}" };
  return {
    label: t("buy.label"),
    needsScript: t("buy.needsScript"),
    value: { legend: t("buy.value.legend"), other: t("buy.value.other") },
    delivery: {
      legend: t("buy.delivery.legend"),
      digital: t("buy.delivery.digital"),
      physical: t("buy.delivery.physical"),
      soldOut: t("buy.delivery.soldOut"),
      onTop: t("buy.delivery.onTop", { price: "{price}" }),
      more: t("buy.delivery.more"),
      alternatives: t("buy.delivery.alternatives"),
      day: dayMessages.words(shop).day,
    },
    recipient: {
      legend: t("buy.recipient.legend"),
      self: t("buy.recipient.self"),
      selfHint: t("buy.recipient.selfHint"),
      other: t("buy.recipient.other"),
      several: t("buy.recipient.several"),
    },
    message: {
      label: t("buy.message.label"),
      optional: t("buy.message.optional"),
      left: t("buy.message.left", count),
      over: t("buy.message.over", count),
    },
    wrapper: { legend: t("buy.wrapper.legend"), none: t("buy.wrapper.none") },
    packing: { legend: t("buy.packing.legend"), none: t("buy.packing.none") },
    quantity: { label: t("buy.quantity.label"), less: t("buy.quantity.less"), more: t("buy.quantity.more") },
    total: t("buy.total"),
    subtotal: t("buy.subtotal"),
    add: t("buy.add"),
    adding: t("buy.adding"),
    now: t("buy.now"),
    preview: t("buy.preview"),
    unreachable: t("buy.unreachable"),
  };
};
