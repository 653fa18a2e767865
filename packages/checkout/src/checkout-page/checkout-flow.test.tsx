import type { PaymentError } from "@giftshop/storefront-config";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { intentKey } from "../checkout-form/placing/order-intent.ts";
import { rememberPlacedOrder } from "../checkout-form/placing/placed-order.ts";
import { checkoutMessages } from "../messages.ts";

interface Shown {
  order?: string;
  error: PaymentError | undefined;
}

jest.unstable_mockModule("../retry-payment/retry-payment-flow.tsx", () => ({
  RetryPaymentFlow: ({ order, error }: Shown) => <p>{`pay ${order} again, ${error}`}</p>,
}));
jest.unstable_mockModule("./basket-checkout.tsx", () => ({
  BasketCheckout: ({ error }: Shown) => <p>{`order the basket, ${error}`}</p>,
}));
const { CheckoutFlow } = await import("./checkout-flow.tsx");

const uuid = "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e";
const { data: shop } = shopSpeaking("en");

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, "", "/");
});

const open = (query: string) => {
  history.replaceState(null, "", query);
  render(<CheckoutFlow shop={shop} words={checkoutMessages.words("en")} />);
};

test.each([
  [`?order=${uuid}&error=failed`, `pay ${uuid} again, failed`],
  [`?order=${uuid}`, `pay ${uuid} again, undefined`],
  ["?error=failed", "order the basket, failed"],
  ["?order=7", "order the basket, undefined"],
  [`?order=${uuid}&error=failed&redeemToken=abc`, "order the basket, failed"],
])("%s: %s", (query, shown) => {
  open(query);
  expect(screen.queryByText(shown)).not.toBeNull();
});

test("a reason alone is about the order that this tab went to pay", () => {
  rememberPlacedOrder(sessionStorage, uuid);
  open("?error=canceled");
  expect(screen.queryByText(`pay ${uuid} again, canceled`)).not.toBeNull();
});

test("a reason that is none of the list opens nothing", () => {
  rememberPlacedOrder(sessionStorage, uuid);
  open("?error=whatever");
  expect(screen.queryByText("order the basket, undefined")).not.toBeNull();
});

test("where nobody may try again, the basket is ordered anew, by a press that is another intent", () => {
  jest.replaceProperty(shop.storefront.toggles, "retryPayment", false);
  const key = intentKey(sessionStorage, "order", 1);
  open(`?order=${uuid}&error=failed`);
  expect(screen.queryByText("order the basket, failed")).not.toBeNull();
  expect(intentKey(sessionStorage, "order", 1)).not.toBe(key);
});
