export { purchaseOf, type SoldOrder, shippingTierOf, soldOf } from "./src/order/sold-of.ts";
