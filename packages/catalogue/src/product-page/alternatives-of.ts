import type { ResultOf } from "@giftshop/graphql";
import { isServed, type RouteName, type ServedRoute, type Shop } from "@giftshop/storefront-config";
import type { StorefrontBranding } from "@giftshop/storefront-config/branding";
import { productCardTexts } from "../product-card/product-card-texts.ts";
import type { AlternativesFacts } from "../product-dialogs/dialog-request.ts";
import type { ProductPageFragment } from "./product-page.fragment.ts";

/** Path of the choice card where the storefront shows one. */
function choiceHref({ link, storefront }: Shop): string | undefined {
  const route: RouteName = "choiceCard";
  if (storefront.toggles.choiceLinkHidden || !isServed(route)) return undefined;
  // It needs no parameters; the compiler cannot know that of every served route.
  return (link as (route: ServedRoute) => string)(route);
}

/** What a product page needs to propose something in place of a product that is sold out. */
export function alternativesOf(
  shop: Shop,
  { path, title, pageType }: Pick<ResultOf<typeof ProductPageFragment>, "path" | "title" | "pageType">,
  { alternativeChoiceAllInOne: picture }: Pick<StorefrontBranding, "alternativeChoiceAllInOne">,
): AlternativesFacts {
  const href = pageType === "CHOICE" ? undefined : choiceHref(shop);
  return {
    path,
    title,
    ...(href ? { choice: { href, picture } } : {}),
    listingHref: shop.link("listing"),
    card: productCardTexts(shop),
  };
}
