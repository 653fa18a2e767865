import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import type { AlternativesFacts } from "../product-dialogs/dialog-request.ts";
import type { ProductPageFragment } from "./product-page.fragment.ts";

/**
 * What a product page needs to propose something in place of a product
 * that is sold out; whether a choice card is sold, commerce says.
 */
export const alternativesOf = (
  shop: Shop,
  { path, title, pageType }: Pick<ResultOf<typeof ProductPageFragment>, "path" | "title" | "pageType">,
  { alternativeChoiceAllInOne: picture }: Pick<StorefrontBranding, "alternativeChoiceAllInOne">,
): AlternativesFacts => ({
  path,
  title,
  ...(pageType === "CHOICE" ? {} : { choice: { href: shop.link("choiceCard"), picture } }),
  listingHref: shop.link("listing"),
  card: productCardTexts(shop),
});
