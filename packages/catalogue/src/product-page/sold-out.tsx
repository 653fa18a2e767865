import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import * as styles from "./sold-out.css.ts";

export interface SoldOutProps {
  shop: Shop;
  /** Whether similar products stand further down the page. */
  hasSimilar: boolean;
}

/** Stands in place of the form when nothing of a product can be bought now. */
export function SoldOut({ shop, hasSimilar }: SoldOutProps) {
  const t = catalogueMessages.in(shop.language);
  return (
    <div className={styles.panel}>
      <Heading level={2} size="title">
        {t("product.soldOut.title")}
      </Heading>
      <Text>{t("product.soldOut.text")}</Text>
      <div>
        <ButtonLink href={hasSimilar ? "#similar" : shop.link("listing")}>
          {hasSimilar ? t("product.similar") : t("product.soldOut.action")}
        </ButtonLink>
      </div>
    </div>
  );
}
