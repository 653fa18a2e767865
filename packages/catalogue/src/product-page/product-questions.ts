import type { Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../messages.ts";

/** A question that a product page answers. */
export interface ProductQuestion {
  question: string;
  /** Plain text. */
  answer: string;
  /** The page that the answer speaks of. */
  href?: string;
}

/** What buyers ask before they buy, the same of every product. */
export function productQuestions(shop: Shop): ProductQuestion[] {
  const t = catalogueMessages.in(shop.language);
  const email = { email: shop.storefront.organisation.email };
  return [
    { question: t("product.questions.right.q"), answer: t("product.questions.right.a", email) },
    { question: t("product.questions.mistake.q"), answer: t("product.questions.mistake.a", email) },
    {
      question: t("product.questions.balance.q"),
      answer: t("product.questions.balance.a"),
      href: shop.link("balanceCheck"),
    },
  ];
}
