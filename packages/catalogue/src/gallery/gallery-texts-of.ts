import type { ResultOf } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import type { BuyBoxFragment } from "../buy/buy-box.fragment.ts";
import { catalogueMessages } from "../messages.ts";
import type { Drawing, GalleryTexts } from "./gallery-texts.ts";

type Product = Pick<
  ResultOf<typeof BuyBoxFragment>,
  "productType" | "digitalVariationConfig" | "physicalVariationConfig"
>;

interface OwnPicture {
  url: string;
  alt: string;
}

/**
 * What there is to be seen of a product: donors get a confirmation in place of a card, and blank cards are a
 * box of them, never an e-mail.
 */
const drawingsOf = ({ productType, digitalVariationConfig, physicalVariationConfig }: Product): Drawing[] => {
  if (productType === "DONATION") return ["confirmation"];
  if (productType === "GIFTCARD_BLANK") return ["box"];
  return [
    "card",
    ...(digitalVariationConfig ? ["mail" as const] : []),
    ...(physicalVariationConfig ? ["post" as const] : []),
  ];
};

/**
 * The pictures of a product page and their words.
 *
 * @param own the product's own pictures, in the editors' order; they come first, beside the live one
 */
export const galleryTextsOf = (shop: Shop, product: Product, own: readonly OwnPicture[]): GalleryTexts => {
  const t = catalogueMessages.in(shop);
  return {
    label: t("gallery.label"),
    thumbnail: t("gallery.thumbnail", { number: "{number}", count: "{count}", name: "{name}" }),
    pictures: [
      ...own.map(({ url, alt }) => ({ url, name: alt })),
      ...drawingsOf(product).map((drawing) => ({ drawing, name: t(`gallery.${drawing}`) })),
    ],
  };
};
