import { shopSpeaking } from "@giftshop/storefront-config/testing";
import type { ReactNode } from "react";
import { CheckoutProvider } from "../frame/checkout-context.tsx";
import { checkoutMessages } from "../messages.ts";

/** Puts what a test renders into the checkout of an English shop. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <CheckoutProvider shop={shopSpeaking("en").data} words={checkoutMessages.words("en")}>
    {children}
  </CheckoutProvider>
);
