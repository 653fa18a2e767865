import { defineView } from "@giftshop/page/view";
import { checkoutMessages } from "../messages.ts";
import { paymentProcessingPage } from "../pages.ts";
import { PaymentProcessingPage } from "../payment-processing/payment-processing-page.tsx";

export const view = defineView({
  pages: [paymentProcessingPage],
  ownMain: true,
  metadata: ({ shop }) => ({ title: checkoutMessages.in(shop)("processing.title"), indexed: false }),
  view: ({ shop }) => <PaymentProcessingPage shop={shop} />,
});
