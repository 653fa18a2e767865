export { type Attached, attachCard, type CartOfShop, cardsOfCart, detachCard } from "./cards.ts";
export { closePaidCart, closePromisedCart, lockCartOfOrder } from "./close-cart.ts";
export { type DeliveryDateInput, readPlan } from "./delivery-plan.ts";
export { judgeLockedCart, lockCart } from "./lock-cart.ts";
export { presentBasket, presentPayments } from "./present-basket.ts";
export { priceBasket } from "./price-basket.ts";
export { ownToPay, showOwnCart } from "./show-cart.ts";
export type { BasketLine, CartSnapshot, PricedShipment } from "./types.ts";
