export { cartCheckedOut, lockCart } from "./lock-cart.ts";
export { type PresentedBasket, presentBasket } from "./present-basket.ts";
export { priceBasket } from "./price-basket.ts";
export type {
  BasketLine,
  CartSnapshot,
  LineProblem,
  PricedBasket,
  PricedShipment,
  Recipient,
  TaxedPart,
} from "./types.ts";
