import { defineView } from "@giftshop/page/view";
import { doublerMessages } from "../messages.ts";
import { doublerThanksPage } from "../pages.ts";
import { loadThanks } from "../thanks-page/load-thanks.ts";
import { ThanksPage } from "../thanks-page/thanks-page.tsx";

export const view = defineView({
  pages: [doublerThanksPage],
  ownMain: true,
  load: loadThanks,
  metadata: ({ shop }) => ({ title: doublerMessages.in(shop)("thanks.title"), indexed: false }),
  view: ({ shop, data }) => <ThanksPage shop={shop} product={data.product} />,
});
