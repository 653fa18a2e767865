import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { type ProblemName, problemNames } from "./problem.ts";

/** Words of the form; serialisable. Those with placeholders keep them. */
export interface BuyTexts {
  label: string;
  needsScript: string;
  value: { legend: string; other: string; amount: string; bounds: string };
  delivery: { legend: string; digital: string; physical: string; soldOut: string };
  recipient: {
    legend: string;
    self: string;
    other: string;
    name: string;
    email: string;
    emailHint: string;
    postHint: string;
  };
  message: { label: string; optional: string; left: string; over: string };
  wrapper: { legend: string; none: string };
  packing: { legend: string; none: string };
  quantity: { label: string; less: string; more: string };
  total: string;
  add: string;
  adding: string;
  preview: string;
  added: { title: string; basket: string; more: string };
  problems: Record<ProblemName, string>;
}

/** Makes the form's words on the server. */
export function buyTexts(shop: Shop): BuyTexts {
  const t = catalogueMessages.in(shop.language);
  const kept = { minimum: "{minimum}", maximum: "{maximum}" };
  const count = { count: "{count}" };
  const problem = (name: ProblemName): [ProblemName, string] => [
    name,
    t(`problems.${name}`, name === "amountBounds" ? kept : {}),
  ];
  return {
    label: t("buy.label"),
    needsScript: t("buy.needsScript"),
    value: {
      legend: t("buy.value.legend"),
      other: t("buy.value.other"),
      amount: t("buy.value.amount", { currency: shop.storefront.currency }),
      bounds: t("buy.value.bounds", kept),
    },
    delivery: {
      legend: t("buy.delivery.legend"),
      digital: t("buy.delivery.digital"),
      physical: t("buy.delivery.physical"),
      soldOut: t("buy.delivery.soldOut"),
    },
    recipient: {
      legend: t("buy.recipient.legend"),
      self: t("buy.recipient.self"),
      other: t("buy.recipient.other"),
      name: t("buy.recipient.name"),
      email: t("buy.recipient.email"),
      emailHint: t("buy.recipient.emailHint"),
      postHint: t("buy.recipient.postHint"),
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
    add: t("buy.add"),
    adding: t("buy.adding"),
    preview: t("buy.preview"),
    added: {
      title: t("buy.added.title"),
      basket: t("buy.added.basket"),
      more: t("buy.added.more"),
    },
    problems: Object.fromEntries(problemNames.map(problem)) as Record<ProblemName, string>,
  };
}
