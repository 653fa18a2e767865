export {
  addPaymentInfo,
  addShippingInfo,
  beginCheckout,
  purchased,
  viewCart,
} from "./src/order/order-events.ts";
export type { SoldOrder } from "./src/order/sold-of.ts";
