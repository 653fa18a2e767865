import { defineView } from "@giftshop/page/view";
import { CheckPage } from "../check-page/check-page.tsx";
import { loadDoubler } from "../doubler.query.ts";
import { doublerMessages } from "../messages.ts";
import { doublerCheckPage } from "../pages.ts";

export const view = defineView({
  pages: [doublerCheckPage],
  ownMain: true,
  load: loadDoubler,
  metadata: ({ shop }) => {
    const t = doublerMessages.in(shop);
    return { title: t("check.title"), description: t("check.lead") };
  },
  view: ({ shop, data, origin }) => <CheckPage shop={shop} draws={data.draws} origin={origin} />,
});
