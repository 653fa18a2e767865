import { defineView } from "@giftshop/page/view";
import { businessMessages } from "../messages.ts";
import { manyRecipientsPage } from "../pages.ts";
import { loadGifts } from "../quote-page/load-gifts.ts";
import { RecipientsPage } from "../recipients/recipients-page.tsx";

export const view = defineView({
  pages: [manyRecipientsPage],
  ownMain: true,
  load: loadGifts,
  metadata: ({ shop }) => {
    const t = businessMessages.in(shop);
    return {
      title: t("recipients.title"),
      description: t("recipients.description", { shop: shop.storefront.name }),
    };
  },
  view: ({ shop, data }) => <RecipientsPage shop={shop} gifts={data} />,
});
