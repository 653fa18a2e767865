export { awaitsPerson } from "./applying/awaits-person.ts";
export {
  type Attempt,
  attemptsOf,
  attemptsOfOrders,
  insertAttempt,
  isAlive,
  standingsOfOrder,
} from "./attempts/attempts.ts";
export { chargeOf } from "./attempts/charge.ts";
export { epcCode } from "./attempts/epc-code.ts";
export { hasStray, isRefunded, type PaymentState, paymentStateOf } from "./attempts/payment-state.ts";
export { isTransfer } from "./attempts/payment-timeout.ts";
export { awaitedTransfer, endingTransfers } from "./attempts/transfer.ts";
export type { PaymentContext } from "./context.ts";
export type { OrderEffects } from "./effects.ts";
export { type Failpoint, failpoint, failpoints, onFailpoint } from "./failpoint.ts";
export { abandonAttempts, refreshAttempt } from "./follow-up/follow-up.ts";
export { pollEverythingSoon, pollPayments } from "./follow-up/poll.ts";
export { startPayment } from "./follow-up/start-payment.ts";
export { webhookRoute } from "./follow-up/webhook.ts";
export { toDecimal } from "./provider/amount.ts";
export { mollie } from "./provider/mollie.ts";
export * from "./provider/provider.ts";
export { refundRounds } from "./refunds/poll-refunds.ts";
export { type OrderRefund, refundsOfOrder } from "./refunds/refunds-of-order.ts";
export { refundPart } from "./refunds/request-refund.ts";
export { listWaitingRefunds, refundAgain, refundAgainWithin, takeOverRefund } from "./refunds/settle-refund.ts";
