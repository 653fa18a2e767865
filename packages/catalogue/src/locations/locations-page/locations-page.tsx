import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { Breadcrumb } from "@giftshop/ui-kit/breadcrumb";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { hasMore } from "../../listing-page/merge-products.ts";
import { catalogueMessages } from "../../messages.ts";
import { finderTexts } from "../finder/finder-texts.ts";
import type { Late } from "../finder/load-late.ts";
import { PlaceFinder } from "../finder/place-finder.tsx";
import { mapSlotTexts } from "../map/map-slot-texts.ts";
import { locationMessages } from "../messages.ts";
import { locationsTrail } from "../place/locations-trail.ts";
import { PlacesFragment } from "../place/place.fragment.ts";
import { locationHref, locationsPageHref } from "../place/place-hrefs.ts";
import { toPlaces } from "../place/to-places.ts";
import { head, page } from "./locations-page.css.ts";
import { SpentProductFragment } from "./locations-page.fragment.ts";

export interface LocationsPageProps {
  shop: Shop;
  product: FragmentType<typeof SpentProductFragment>;
  /** A page of the list. */
  places: FragmentType<typeof PlacesFragment>;
  /** Address of the style of a map that others serve; without one the embedded map is drawn. */
  mapStyleUrl?: string | undefined;
  /** Words and places that are not to be fetched, for stories. */
  given?: Late | undefined;
}

/**
 * Where a product can be spent: the list, a map beside it, and
 * a search that both follow. Server component with one leaf.
 */
export const LocationsPage = ({
  shop,
  product: maskedProduct,
  places: masked,
  mapStyleUrl,
  given,
}: LocationsPageProps) => {
  const t = locationMessages.in(shop);
  const product = readFragment(SpentProductFragment, maskedProduct);
  const first = toPlaces(readFragment(PlacesFragment, masked));
  const { totalItems, currentPage } = first.paging;
  return (
    <div className={page}>
      <Breadcrumb label={catalogueMessages.in(shop)("product.trail")} crumbs={locationsTrail(shop, product)} />
      <div className={head}>
        <Heading level={1}>{t("page.title", { title: product.title })}</Heading>
        <Text tone="muted">{t("page.summary", { count: totalItems })}</Text>
      </div>
      <PlaceFinder
        language={shop.language}
        product={product.path}
        first={first}
        href={locationHref(shop, product.path)}
        nextHref={hasMore(first.paging) ? locationsPageHref(shop, product.path, currentPage + 1) : undefined}
        texts={finderTexts(shop, totalItems)}
        map={mapSlotTexts(shop, t("map.label"), t("map.failed"), mapStyleUrl)}
        styleUrl={mapStyleUrl}
        given={given}
      />
    </div>
  );
};
