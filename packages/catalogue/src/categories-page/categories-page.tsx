import { type FragmentType, readFragment } from "@giftshop/graphql";
import { inOneColumn } from "@giftshop/graphql/pictures";
import type { Shop } from "@giftshop/storefront-config";
import { Breadcrumb } from "@giftshop/ui-kit/breadcrumb";
import { CardFace } from "@giftshop/ui-kit/card-face";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { categoriesTrail } from "../category-page/category-trail.ts";
import { head, page } from "../listing-page/listing-page.css.ts";
import { catalogueMessages } from "../messages.ts";
import { categoriesMetadata } from "./categories-metadata.ts";
import * as styles from "./categories-page.css.ts";
import { CategoryTileFragment } from "./categories-page.fragment.ts";

/** Tiles whose pictures are in the first view of a phone. */
const eagerTiles = 4;

export interface CategoriesPageProps {
  shop: Shop;
  categories: readonly FragmentType<typeof CategoryTileFragment>[];
}

/** All categories, each with three of its gift cards. Server component. */
export const CategoriesPage = ({ shop, categories }: CategoriesPageProps) => {
  const t = catalogueMessages.in(shop);
  const { title, description } = categoriesMetadata(shop, categories);
  return (
    <div className={page}>
      <Breadcrumb label={t("product.trail")} crumbs={categoriesTrail(shop)} />
      <div className={head}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{description}</Text>
      </div>
      <ul className={styles.grid}>
        {readFragment(CategoryTileFragment, categories).map(({ id, title: name, path, count, topList }, index) => (
          <li key={id} className={styles.tile}>
            <h2 className={styles.title}>
              <a href={shop.link("category", { url: path })} className={styles.link}>
                {name}
              </a>
            </h2>
            <p className={styles.count}>{t("listing.count", { count })}</p>
            <div className={styles.faces} aria-hidden="true">
              {inOneColumn(topList).map((card) => (
                <CardFace key={card.id} src={card.image.url} alt="" loading={index < eagerTiles ? "eager" : "lazy"} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
