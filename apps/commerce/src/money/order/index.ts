export { taxWithin } from "@giftshop/validation/tax";
export { addressOfPackage, readAddresses, severalAddresses } from "./addresses.ts";
export { emailAgain, mostSendings, postAgain } from "./again.ts";
export { type Billing, type BillingAddress, insertBilling, readBilling } from "./billing.ts";
export { correctEmail, findCorrection } from "./corrections.ts";
export { countOrders } from "./count-orders.ts";
export {
  deferDeliveries,
  deferGifts,
  endDeferral,
  giftsHeld,
  type PackageDay,
  releaseBefore,
  releaseDue,
  setDayAfterPayment,
  setDayBeforePayment,
} from "./deliveries/days.ts";
export { deliveredBefore } from "./deliveries/delivered.ts";
export {
  type Beginning,
  beginDeliveries,
  countDeliveries,
  type Delivery,
  failWaiting,
  markDelivered,
  markHandedOver,
  markPosted,
  markWithdrawn,
  postedAtOfLine,
  readDeliveries,
  waitAgainForRefused,
} from "./deliveries/deliveries.ts";
export { type DeliveryTimes, deliveryTimesOf } from "./deliveries/delivery-times.ts";
export { type GiftLine, type GiftPackage, readGiftPackage } from "./deliveries/gift-package.ts";
export { linesReceivedBy, receiversOf } from "./deliveries/receivers.ts";
export { changeReceiver, sendAgain } from "./deliveries/send-again.ts";
export { type SentPackage, sentPackages } from "./deliveries/sent-packages.ts";
export { transitionsOf } from "./history.ts";
export { countHeld, type Holder, noteUnheld } from "./holders.ts";
export { hashRequest, type Request, type RequestOf, recall, remember, visitorActor } from "./idempotency.ts";
export { insertOrder } from "./insert-order.ts";
export { moveOrder, moveOrderToPaid, noteCartClosed } from "./move-order.ts";
export { notesOf } from "./notes.ts";
export { orderedOf } from "./ordered.ts";
export { type BuyersOrder, claimOrders, giveOrder, isOrderOf, ordersOfBuyer } from "./orders-of-buyer.ts";
export { leaveOrdersById, type OrderOfPerson, ordersOfPerson } from "./orders-of-person.ts";
export {
  type LiveOrder,
  type LiveOrderJson,
  liveOrderJson,
  liveOrderOf,
  liveOrderOfCart,
  lockOrder,
  type OrderLine,
  type OrderRecord,
  oneLiveOrder,
  pendingOrder,
  readLines,
  readOrder,
  readOrderByNumber,
  readOrderOfLine,
  type ShownOrder,
  variationOfLine,
} from "./read-order.ts";
export { takeAwaited, takeToRemind } from "./reminders.ts";
export { leaveOrders } from "./retention/forget-left-orders.ts";
export { personalOf } from "./retention/personal.ts";
export { type DaySales, salesOf } from "./sales.ts";
export {
  type FoundOrder,
  newestOrders,
  type OrderSearch,
  ordersByAddress,
  ordersByName,
  ordersByNumber,
  ordersOfLines,
} from "./search-orders.ts";
export { statesOfOrders } from "./states.ts";
export { amountOf, totalsOf } from "./totals.ts";
export type * from "./types.ts";
