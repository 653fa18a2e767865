import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading } from "@giftshop/ui-kit/text";
import { limits } from "@giftshop/validation/rules";
import type { ReactNode } from "react";
import { basketMessages } from "../messages.ts";
import { BasketLeaf } from "./basket-leaf.tsx";
import * as styles from "./basket-page.css.ts";

export interface BasketPageProps {
  shop: Shop;
  /** What is shown where nothing is in it. Default: nothing. */
  suggestions?: ReactNode;
}

/**
 * The basket's page: the same for everybody, until the visitor's
 * browser asks for the visitor's own. Server component.
 */
export const BasketPage = ({ shop, suggestions }: BasketPageProps) => {
  const t = basketMessages.in(shop);
  return (
    <Container className={styles.page}>
      <Heading level={1}>{t("title")}</Heading>
      <noscript>
        <p className={styles.noScript}>{t("needsScript")}</p>
      </noscript>
      <BasketLeaf
        setting={{
          language: shop.language,
          locale: shop.locale,
          timeZone: shop.storefront.timeZone,
          currency: shop.storefront.currency,
          countries: shop.storefront.delivery.countries,
          noteLimit: limits.message,
          vat: shop.storefront.vatBasisPoints,
          words: basketMessages.words(shop),
          hrefs: {
            listing: shop.link("listing"),
            checkout: shop.link("checkout"),
            product: shop.link("product", { product: "_product_" }).replace("_product_", "{product}"),
          },
        }}
        suggestions={suggestions}
        texts={{
          loading: t("loading"),
          unreachable: t("problems.unreachable"),
          retry: t("problems.retry"),
        }}
      />
    </Container>
  );
};
