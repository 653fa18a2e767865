import type { CardBounds } from "@giftshop/validation/rules";
import type { ReactNode } from "react";
import type { GalleryTexts } from "../gallery/gallery-texts.ts";
import type { DeliveryFacts } from "../product-dialogs/delivery/delivery-facts.ts";
import type { AlternativesFacts } from "../product-dialogs/dialog-request.ts";
import type { BuyTexts } from "./buy-texts.ts";
import type { ExtraOption, Offer } from "./offer.ts";
import type { PreviewPicture } from "./preview/preview.tsx";

export interface BuyBoxProps {
  /** Name and description of the product, rendered by the server; stands above the form. */
  heading: ReactNode;
  /** Whether it stands above the present. Default `false`. */
  headingFirst?: boolean;
  picture: PreviewPicture;
  /** A `PreviewCard` of that picture. */
  card: ReactNode;
  gallery: GalleryTexts;
  /** Longest message in graphemes, most of one present, and what a digital card holds. */
  limits: { message: number; quantity: number; card?: CardBounds };
  /** Path segment of the product. */
  path: string;
  offers: readonly Offer[];
  wrappers: readonly ExtraOption[];
  packings: readonly ExtraOption[];
  texts: BuyTexts;
  /** Words that say so where it holds no value yet and is nobody's, in place of recipient and message. */
  unvalued?: string | undefined;
  /** BCP 47. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  basketHref: string;
  checkoutHref: string;
  /** The storefront takes cards, and what pays by them. Default `false`. */
  takesCards?: boolean;
  delivery: DeliveryFacts;
  alternatives: AlternativesFacts;
  /** Stands in place of the form; needed only where nothing can be bought. */
  soldOut?: ReactNode;
}
