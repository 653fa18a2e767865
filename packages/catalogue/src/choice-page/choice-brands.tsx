import { inOneColumn } from "@giftshop/graphql/pictures";
import type { Shop } from "@giftshop/storefront-config";
import { CardFace } from "@giftshop/ui-kit/card-face";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { BrandsOpener } from "../brands-modal/brands-opener.tsx";
import { section } from "../product-page/product-page.css.ts";
import * as styles from "./choice-brands.css.ts";
import { choiceMessages } from "./messages.ts";

export interface ChoiceBrandsProps {
  shop: Shop;
  /** Path of the choice card, by which its brands are asked for. */
  path: string;
  /** The first of them. */
  brands: readonly { title: string; image: { url: string } }[];
  /** How many there are in all. */
  total: number;
}

/**
 * The faces of the first brands, in one file and in sight only: the window has them all, and leads to each.
 */
export const ChoiceBrands = ({ shop, path, brands, total }: ChoiceBrandsProps) => {
  const t = choiceMessages.in(shop);
  return (
    <section className={section} aria-labelledby="choice-brands">
      <div className={styles.head}>
        <Heading level={2} id="choice-brands">
          {t("brands.title", { count: total })}
        </Heading>
        <Text tone="muted">{t("brands.some")}</Text>
      </div>
      <ul className={styles.faces}>
        {inOneColumn(brands).map(({ title, image }) => (
          <li key={title}>
            <CardFace src={image.url} alt={title} />
          </li>
        ))}
      </ul>
      <div>
        <BrandsOpener
          label={t("brands.all", { count: total })}
          href={shop.link("listing")}
          language={shop.language}
          path={path}
          productHref={shop.link("product", { product: "_product_" }).replace("_product_", "{product}")}
        />
      </div>
    </section>
  );
};
