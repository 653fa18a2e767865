import type { StorefrontCode } from "@giftshop/storefront-config";
import type { DeliveryPlan } from "@giftshop/storefront-config/delivery";
import type { ErrorCode } from "@giftshop/validation";
import type { PostalAddress } from "../../money/order/index.ts";
import type { BrandLimit } from "../../platform/failure.ts";
import type { Arrival } from "../catalogue/arrival.ts";
import type {
  CatalogueExtra,
  CatalogueProduct,
  CatalogueVariation,
  DeliveryKind,
  Snapshot,
} from "../catalogue/types.ts";
import type { PagedCard } from "../exchange/exchange-of.ts";

export interface Recipient {
  /** First name, or however they are called. */
  name: string;
  lastName?: string | undefined;
  /** Where a digital gift goes. */
  email: string | undefined;
  /** A printed gift goes to the buyer, who hands it over. */
  handOver?: boolean;
  /** Where a printed gift goes. */
  address?: PostalAddress | undefined;
}

/** A package as it is bought: a card, what goes with it, for whom. Amounts are minor units. */
export interface BasketLine {
  packageId: number;
  product: CatalogueProduct;
  variation: CatalogueVariation;
  /** Value of one card. */
  value: number;
  quantity: number;
  recipient: Recipient | undefined;
  message: string | undefined;
  wrapper: CatalogueExtra | undefined;
  giftPacking: CatalogueExtra | undefined;
  /** It is what was left of gift cards, to the cent: the bounds of its values do not hold. */
  remainder?: boolean;
  /** When it is to arrive; absent: as soon as possible. */
  plan: DeliveryPlan | undefined;
}

/** What stands in an amount that is taxed, prices including the tax. */
export interface TaxedPart {
  what: "EXTRA" | "STOCK_BOX" | "SHIPPING";
  gross: number;
  tax: number;
  /** Basis points. */
  rate: number;
}

export interface PricedPackage {
  line: BasketLine;
  /** Cards alone, quantity included. */
  cards: number;
  /** Wrapper and packing, quantity included. */
  extras: number;
  total: number;
}

export type Postage = "mailbox" | "registered";

export interface PricedShipment {
  /** Stable within the basket. */
  tag: string;
  kind: DeliveryKind;
  mode: "DEFAULT" | "SINGLE" | "SPLIT";
  /** The one person it is for; absent for the buyer, and for a parcel with presents for several. */
  recipient: Recipient | undefined;
  /** Where a parcel goes that does not go to the buyer. */
  address: PostalAddress | undefined;
  packages: readonly PricedPackage[];
  postage: Postage | undefined;
  shipping: number;
  /** When it arrives if it is ordered now. */
  arrival: Arrival;
}

/** A basket with everything that is computed: nothing of it is ever taken from the browser. */
export interface PricedBasket {
  shipments: readonly PricedShipment[];
  quantity: number;
  digital: { quantity: number; price: number };
  physical: { quantity: number; price: number };
  extras: number;
  subTotal: number;
  shipping: number;
  grandTotal: number;
  taxed: readonly TaxedPart[];
  grandTotalWithoutTax: number;
}

/** Why a line cannot be ordered as it stands. */
export interface LineProblem {
  packageId: number;
  code: ErrorCode;
  /** What 2015 is about. */
  limit?: BrandLimit | undefined;
}

/** A basket under lock, priced now: what an order is made of. */
export interface CartSnapshot {
  cartId: number;
  visitorId: number;
  storefront: StorefrontCode;
  currency: string;
  version: number;
  lines: readonly BasketLine[];
  priced: PricedBasket;
  /** Gift cards that are to pay for it, as last committed: holding them decides. */
  cards: readonly PagedCard[];
  /**
   * Empty when everything can be ordered, each line at most once; stock is as last committed, as holding it
   * decides.
   */
  problems: readonly LineProblem[];
  /** The catalogue that prices and problems were judged by, and when. */
  catalogue: { snapshot: Snapshot; soldOut: ReadonlySet<number>; now: Date };
}
