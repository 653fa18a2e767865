import { CardFace } from "@giftshop/ui-kit/card-face";
import { groundOf } from "@giftshop/ui-kit/ground";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { fill } from "../arrival/fill.ts";
import * as styles from "./brands-finder.css.ts";
import { categoriesOf, findBrands } from "./find-brands.ts";
import type { Brand } from "./load-brands.ts";
import type { BrandsTranslate } from "./load-words.ts";

export interface BrandsFinderProps {
  t: BrandsTranslate;
  /** BCP 47. */
  locale: string;
  brands: readonly Brand[];
  /** Address with `{product}` for the path. */
  productHref: string;
}

/** A list of brands that grows shorter while one types; how many are left is said. */
export const BrandsFinder = ({ t, locale, brands, productHref }: BrandsFinderProps) => {
  const [typed, setTyped] = useState("");
  const [category, setCategory] = useState("");
  const found = findBrands(brands, typed, category);
  return (
    <div className={styles.finder}>
      <div className={styles.fields}>
        <TextField
          type="search"
          label={t("find")}
          value={typed}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <SelectNative
          label={t("category")}
          value={category}
          placeholder={t("all")}
          options={categoriesOf(brands, locale)}
          onChange={({ currentTarget }) => setCategory(currentTarget.value)}
        />
      </div>
      <Text size="small" tone="muted" role="status">
        {found.length > 0 ? t("count", { count: found.length }) : t("none")}
      </Text>
      <ul className={styles.brands}>
        {found.map((brand) => (
          <li key={brand.id}>
            <a className={styles.brand} href={fill(productHref, { product: encodeURIComponent(brand.path) })}>
              <span className={styles.ground} style={groundOf(brand.backgroundColor)}>
                <CardFace src={brand.image.url} alt="" />
              </span>
              {brand.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
