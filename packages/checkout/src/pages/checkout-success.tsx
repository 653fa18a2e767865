import { defineView } from "@giftshop/page/view";
import { ConfirmationPage } from "../confirmation/confirmation-page.tsx";
import { checkoutMessages } from "../messages.ts";
import { checkoutSuccessPage } from "../pages.ts";

export const view = defineView({
  pages: [checkoutSuccessPage],
  ownMain: true,
  metadata: ({ shop }) => ({ title: checkoutMessages.in(shop)("summary.title"), indexed: false }),
  view: ({ shop }) => <ConfirmationPage shop={shop} />,
});
