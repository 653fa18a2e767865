import type { Picture } from "@giftshop/storefront-config/branding";
import type { DeliveryKind } from "../buy/offer.ts";
import type { ProductCardTexts } from "../product-card/product-card-texts.ts";
import type { CardCount } from "./card-count/card-count.ts";
import type { DeliveryFacts } from "./delivery/delivery-facts.ts";
import type { DeliveryRow } from "./look/deliveries.tsx";
import type { GiftLook } from "./look/gift-look.ts";
import type { OrderFacts } from "./look/order-overview.tsx";

/** The card that is good for all brands, as the storefront's branding draws it. */
export interface ChoiceCard {
  href: string;
  picture: Picture;
}

/** What is sold out, and what belongs to the proposal of something else; serialisable. */
export interface AlternativesFacts {
  /** Path segment of the product. */
  path: string;
  /** Its name. */
  title: string;
  /** Absent on the page of the choice card itself. */
  choice?: ChoiceCard | undefined;
  /** Path of all gift cards. */
  listingHref: string;
  card: ProductCardTexts;
}

/** Which window of a product page is wanted, with what only the page knows; serialisable. */
export type DialogRequest =
  | ({ dialog: "delivery" } & DeliveryFacts)
  /** `kind`: as which the others must be in stock; absent for any. */
  | ({ dialog: "alternatives"; kind?: DeliveryKind | undefined } & AlternativesFacts)
  | ({ dialog: "count" } & CardCount)
  /** The gift as it arrives: all of it, its wrapper, or its packing. */
  | { dialog: "gift" | "wrapper" | "packing"; look: GiftLook }
  | { dialog: "order"; facts: OrderFacts }
  | { dialog: "people"; rows: readonly DeliveryRow[] };
