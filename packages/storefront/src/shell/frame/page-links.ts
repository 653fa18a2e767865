import type { Place } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import type { LanguageLink } from "../languages.ts";
import type { PageLinks } from "../widgets/stores/store.ts";

/** A slug or a UUID among a page's parameters names something of this shop; a page number does not. */
const isFixed = ({ parameters }: Place): boolean =>
  !Object.values<string | number | undefined>({ ...parameters }).some((value) => typeof value === "string");

/** What the form for language and country knows of a page. */
export const pageLinks = ({ storefront }: Shop, place: Place, languages: readonly LanguageLink[]): PageLinks => ({
  country: storefront.country,
  fixed: isFixed(place),
  links: languages.map(({ language, href }) => ({ country: storefront.country, language, href })),
});
