import type { ReactNode } from "react";
import { CheckoutProvider } from "../frame/checkout-context.tsx";
import { checkoutMessages } from "../messages.ts";
import { storyShop } from "./story-shop.ts";

/** Puts what a test renders into the checkout of an English shop. */
export function InEnglish({ children }: { children: ReactNode }) {
  return (
    <CheckoutProvider shop={storyShop("en").data} words={checkoutMessages.words("en")}>
      {children}
    </CheckoutProvider>
  );
}
