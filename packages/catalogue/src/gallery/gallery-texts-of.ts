import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { BuyBoxFragment } from "../buy/buy-box.fragment.ts";
import { catalogueMessages } from "../messages.ts";
import type { Drawing, GalleryTexts } from "./gallery-texts.ts";

type Product = Pick<
  ResultOf<typeof BuyBoxFragment>,
  "productType" | "digitalVariationConfig" | "physicalVariationConfig"
>;

/**
 * What there is to be seen of a product. Whoever donates gets no card but a confirmation; blank cards come in a box and never by e-mail.
 */
function drawingsOf({ productType, digitalVariationConfig, physicalVariationConfig }: Product): Drawing[] {
  if (productType === "DONATION") return ["confirmation"];
  if (productType === "GIFTCARD_BLANK") return ["card", "box"];
  return [
    "card",
    ...(digitalVariationConfig ? ["mail" as const] : []),
    ...(physicalVariationConfig ? ["post" as const] : []),
  ];
}

/** The pictures of a product page and their words. */
export function galleryTextsOf(shop: Shop, product: Product): GalleryTexts {
  const t = catalogueMessages.in(shop.language);
  return {
    label: t("gallery.label"),
    thumbnail: t("gallery.thumbnail", { number: "{number}", count: "{count}", name: "{name}" }),
    pictures: drawingsOf(product).map((drawing) => ({ drawing, name: t(`gallery.${drawing}`) })),
  };
}
