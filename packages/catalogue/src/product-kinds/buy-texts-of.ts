import type { Shop } from "@giftshop/storefront-config";
import { type BuyTexts, buyTexts } from "../buy/buy-texts.ts";
import { kindMessages } from "./messages.ts";

type ProductType = "GIFTCARD" | "DONATION" | "GIFTCARD_BLANK";

/** The form's words for a gift card, a donation or a box of blank cards. */
export const buyTextsOf = (shop: Shop, productType: ProductType): BuyTexts => {
  const texts = buyTexts(shop);
  const own = kindMessages.in(shop);
  if (productType === "DONATION") {
    return {
      ...texts,
      value: { ...texts.value, legend: own("donation.value") },
      recipient: {
        legend: own("donation.recipient.legend"),
        self: own("donation.recipient.self"),
        other: own("donation.recipient.other"),
      },
    };
  }
  if (productType === "GIFTCARD_BLANK") return { ...texts, value: { ...texts.value, legend: own("blank.value") } };
  return texts;
};

/** Says of a box of blank cards that they hold no value yet; nothing for what is given as it is. */
export const unvaluedOf = (shop: Shop, productType: ProductType): string | undefined =>
  productType === "GIFTCARD_BLANK" ? kindMessages.in(shop)("blank.note") : undefined;
