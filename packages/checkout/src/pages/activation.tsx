import { defineView } from "@giftshop/page/view";
import { activationMessages } from "../activation/activation-messages.ts";
import { ActivationPage } from "../activation/activation-page.tsx";
import { activationPage } from "../pages.ts";

export const view = defineView({
  pages: [activationPage],
  ownMain: true,
  metadata: ({ shop }) => {
    const t = activationMessages.in(shop);
    return { title: t("page.title"), description: t("page.description", { shop: shop.storefront.name }) };
  },
  view: ({ shop }) => <ActivationPage shop={shop} />,
});
