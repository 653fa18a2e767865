import type { Shop } from "@giftshop/storefront-config";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import * as listing from "../../listing-page/listing-page.css.ts";
import { productCardTexts } from "../../product-card/product-card-texts.ts";
import { favouritesMessages } from "../messages.ts";
import { FavouritesLeaf } from "./favourites-leaf.tsx";
import * as styles from "./favourites-page.css.ts";
import { favouritesTexts } from "./favourites-texts.ts";

/** Gift cards kept for later. Server component, the same for everybody: whose they are comes after it. */
export const FavouritesPage = ({ shop }: { shop: Shop }) => {
  const t = favouritesMessages.in(shop);
  return (
    <div className={listing.page}>
      <Heading level={1}>{t("title")}</Heading>
      <noscript>
        <Text>{t("noScript")}</Text>
      </noscript>
      <FavouritesLeaf
        card={productCardTexts(shop)}
        texts={favouritesTexts(shop)}
        links={{ all: shop.link("listing"), logIn: shop.link("account") }}
        skeleton={
          <div className={styles.reserved}>
            <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
            <Skeleton shape="block" className={styles.reserved} />
          </div>
        }
      />
    </div>
  );
};
