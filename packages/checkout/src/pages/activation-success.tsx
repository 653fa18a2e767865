import { defineView } from "@giftshop/page/view";
import { activationMessages } from "../activation/activation-messages.ts";
import { ActivationSuccessPage } from "../activation/activation-success-page.tsx";
import { activationSuccessPage } from "../pages.ts";

export const view = defineView({
  pages: [activationSuccessPage],
  ownMain: true,
  metadata: ({ shop }) => ({ title: activationMessages.in(shop)("success.title"), indexed: false }),
  view: ({ shop }) => <ActivationSuccessPage shop={shop} />,
});
