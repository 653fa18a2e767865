import { defineView } from "@giftshop/page/view";
import { ConfirmationPage } from "../confirmation/confirmation-page.tsx";
import { checkoutMessages } from "../messages.ts";
import { confirmationPage } from "../pages.ts";

export const view = defineView({
  pages: [confirmationPage],
  ownMain: true,
  // An order is in one language: other languages lead to their home page.
  place: () => ({ route: "home", parameters: {} }),
  metadata: ({ shop }) => ({ title: checkoutMessages.in(shop)("summary.title"), indexed: false }),
  view: ({ shop, parameters }) => <ConfirmationPage shop={shop} uuid={parameters.uuid} />,
});
