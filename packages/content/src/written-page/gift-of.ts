import { type FragmentType, readFragment } from "@giftshop/graphql";
import { isOffered, type Shop } from "@giftshop/storefront-config";
import { ContentBlockFragment } from "../blocks/content-block.fragment.ts";
import { ChosenCardFragment } from "../home-page/most-chosen/most-chosen.fragment.ts";

/** Path of the card that words of a page are written on: the choice card, or the first that it shows. */
export const giftOf = (
  shop: Shop,
  blocks: readonly FragmentType<typeof ContentBlockFragment>[],
): string | undefined => {
  const { storefront } = shop;
  if (isOffered(storefront, "choiceCard") && !storefront.toggles.choiceLinkHidden) return shop.link("choiceCard");
  const [first] = readFragment(ContentBlockFragment, blocks).flatMap(({ products }) => products);
  return first && shop.link("product", { product: readFragment(ChosenCardFragment, first).path });
};
