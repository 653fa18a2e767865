import { shopSpeaking } from "@giftshop/storefront-config/testing";
import { Container } from "@giftshop/ui-kit/layout";
import type { Decorator } from "@storybook/react";
import { CheckoutProvider } from "../frame/checkout-context.tsx";
import { checkoutMessages } from "../messages.ts";

/** Puts a story into the checkout of a shop in the toolbar's language. */
export const inCheckout: Decorator = (Story, { globals }) => {
  const shop = shopSpeaking(globals.language);
  return (
    <CheckoutProvider key={shop.language} shop={shop.data} words={checkoutMessages.words(shop)}>
      <Story />
    </CheckoutProvider>
  );
};

/** The page's own margins around a story. */
export const inContainer: Decorator = (Story) => (
  <Container>
    <Story />
  </Container>
);
