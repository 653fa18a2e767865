import { shopSpeaking } from "@giftshop/storefront-config/testing";
import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { checkoutMessages } from "../messages.ts";
import { CheckoutProvider, useCheckout } from "./checkout-context.tsx";

const shop = shopSpeaking("en");
const Way = () => <a href={useCheckout().basketHref}>Change</a>;

test.each([
  [false, "basket"],
  [true, "redeemShop"],
] as const)("what was chosen is changed where it was: in an exchange %s, at %s", (redeem, route) => {
  render(
    <CheckoutProvider shop={shop.data} words={checkoutMessages.words(shop)} redeem={redeem}>
      <Way />
    </CheckoutProvider>,
  );
  expect(screen.getByRole("link").getAttribute("href")).toBe(shop.link(route));
});
