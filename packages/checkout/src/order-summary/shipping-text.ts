import type { Translate } from "@giftshop/messages";
import type { CheckoutWords } from "../frame/checkout-words.ts";

/** How something is posted, by commerce's name of it. */
export const shippingText = (t: Translate<CheckoutWords>, title: string): string =>
  title === "shipping.registered" ? t("summary.shipping.registered") : t("summary.shipping.mailbox");
