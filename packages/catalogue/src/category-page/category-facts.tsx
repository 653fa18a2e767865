import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { FilterGroupFragment } from "../listing-page/listing-page.fragment.ts";
import { catalogueMessages } from "../messages.ts";
import { shippingFacts } from "../product-page/shipping-facts.ts";
import * as styles from "./category-page.css.ts";

export interface CategoryFactsProps {
  shop: Shop;
  groups: readonly FragmentType<typeof FilterGroupFragment>[];
}

/** What is good to know of a category's gift cards: how they arrive. Their names stand above. */
export const CategoryFacts = ({ shop, groups }: CategoryFactsProps) => {
  const t = catalogueMessages.in(shop);
  const types = readFragment(FilterGroupFragment, groups).find(({ taxonomy }) => taxonomy === "cb_api_giftcard_types");
  const arrives = (kind: string) => (types?.options.find(({ term }) => term === kind)?.count ?? 0) > 0;
  const postage = { value: shop.storefront.delivery.mailbox, currency: shop.storefront.currency };
  return (
    <section className={styles.facts} aria-labelledby="facts">
      <Heading level={2} id="facts">
        {t("product.more")}
      </Heading>
      {arrives("digital") && <Text>{t("product.delivery.digital")}</Text>}
      {arrives("physical") && <Text>{t("product.delivery.physical", shippingFacts(shop, postage))}</Text>}
    </section>
  );
};
