import { defineView } from "@giftshop/page/view";
import { GiftPage } from "../gift-page/gift-page.tsx";
import { loadGift } from "../gift-page/load-gift.ts";
import { giftMessages } from "../messages.ts";
import { giftPage } from "../pages.ts";

export const view = defineView({
  pages: [giftPage],
  ownMain: true,
  load: ({ ask, parameters, form }) => loadGift(ask, parameters.token, form),
  // Its address is a secret of this gift: other languages lead to where cards are checked.
  place: () => ({ route: "balanceCheck", parameters: {} }),
  metadata: ({ shop }) => ({ title: giftMessages.in(shop)("gift.metaTitle"), indexed: false }),
  view: ({ shop, data }) => <GiftPage shop={shop} shown={data} />,
});
