import type { Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { catalogueMessages } from "../messages.ts";
import { DialogOpener } from "../product-dialogs/dialog-opener.tsx";
import type { AlternativesFacts } from "../product-dialogs/dialog-request.ts";
import * as styles from "./sold-out.css.ts";

export interface SoldOutProps {
  shop: Shop;
  alternatives: AlternativesFacts;
}

/** Stands in place of the form when nothing of a product can be bought now, and opens what can. */
export const SoldOut = ({ shop, alternatives }: SoldOutProps) => {
  const t = catalogueMessages.in(shop);
  return (
    <div className={styles.panel}>
      <Heading level={2} size="title">
        {t("product.soldOut.title")}
      </Heading>
      <Text>{t("product.soldOut.text")}</Text>
      <div>
        <DialogOpener href={alternatives.listingHref} request={{ dialog: "alternatives", ...alternatives }}>
          {t("buy.delivery.alternatives")}
        </DialogOpener>
      </div>
    </div>
  );
};
