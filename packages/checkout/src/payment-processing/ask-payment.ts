import { request } from "@giftshop/graphql/browser";
import { errorCodes } from "@giftshop/validation/error-codes";
import { hasEnded, type PaymentAnswer } from "./payment-watch.ts";
import { RefreshPayment } from "./refresh-payment.mutation.ts";

/** How the payment of an order stands, fetched from the provider. @throws {CommerceUnavailable} */
export async function askPayment(orderUuid: string): Promise<PaymentAnswer> {
  const { refreshPayment } = await request(RefreshPayment, { orderUuid });
  if (refreshPayment.data) {
    const { payment, retryAfter } = refreshPayment.data;
    return hasEnded(payment) && retryAfter ? "triedOut" : payment;
  }
  return refreshPayment.errors.some(({ code }) => code === errorCodes.orderNotFound) ? "unknown" : "unreachable";
}
