import { itemMark, type Marks } from "@giftshop/analytics";
import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { ChosenCardFragment } from "./most-chosen.fragment.ts";

type Card = Pick<ResultOf<typeof ChosenCardFragment>, "path" | "title" | "productType" | "minPrice">;

/** Marks a gift card of a list, by what it begins at. */
export const chosenMark = ({ storefront }: Shop, { path, title, productType, minPrice }: Card): Marks =>
  itemMark({ path, name: title, productType, price: minPrice.value }, storefront.vatBasisPoints);
