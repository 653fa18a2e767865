import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";
import { kindMessages } from "./messages.ts";

/** What is answered before buying, where it is not the same for whatever is sold. */
export interface KindAnswers {
  /** Title above the conditions. */
  conditions: string;
  /** How long it is valid; absent where nothing can expire. */
  validity?: { title: string; texts: readonly string[] };
  /** How it comes by e-mail. */
  digital: string;
  /** Whether much of it goes by registered post: only what holds value does. */
  registered: boolean;
  /** Whether it can be given back, and the page whose confirmation says when that was asked for. */
  withdrawal: { title: string; texts: readonly string[]; link: { href: string; text: string } };
}

interface Facts {
  productType: "GIFTCARD" | "DONATION" | "GIFTCARD_BLANK";
  validityMonths?: number | null;
}

/** The answers for a gift card, a donation or a box of blank cards. */
export const answersOf = (shop: Shop, { productType, validityMonths }: Facts): KindAnswers => {
  const t = catalogueMessages.in(shop);
  const own = kindMessages.in(shop);
  const months = (count: number) => t("product.validity.months", { months: count });
  const withdrawal = (title: string, text: string) => ({
    title,
    texts: [text, t("product.withdrawal.how")],
    link: { href: shop.link("withdrawal"), text: t("product.withdrawal.link") },
  });
  if (productType === "DONATION") {
    return {
      conditions: own("donation.conditions"),
      digital: own("donation.delivery"),
      registered: false,
      // Whether it was passed on already somebody has to look up.
      withdrawal: {
        title: own("donation.withdrawal.title"),
        texts: [own("donation.withdrawal.text"), own("donation.withdrawal.how")],
        link: { href: shop.link("contact"), text: own("donation.withdrawal.link") },
      },
    };
  }
  if (productType === "GIFTCARD_BLANK") {
    return {
      conditions: own("blank.conditions"),
      validity: {
        title: own("blank.validity.title"),
        texts: [own("blank.validity.text"), ...(validityMonths ? [months(validityMonths)] : [])],
      },
      digital: t("product.delivery.digital"),
      registered: false,
      withdrawal: withdrawal(own("blank.withdrawal.title"), own("blank.withdrawal.text")),
    };
  }
  return {
    conditions: t("product.conditions"),
    validity: {
      title: t("product.validity.title"),
      texts: [validityMonths ? months(validityMonths) : t("product.validity.none")],
    },
    digital: t("product.delivery.digital"),
    registered: true,
    withdrawal: withdrawal(t("product.withdrawal.title"), t("product.withdrawal.text")),
  };
};
