import { defineView } from "@giftshop/page/view";
import { loadDoubler } from "../doubler.query.ts";
import { DoublerPage } from "../home-page/doubler-page.tsx";
import { leadOf } from "../home-page/lead-of.ts";
import { doublerMessages } from "../messages.ts";
import { doublerPage } from "../pages.ts";

export const view = defineView({
  pages: [doublerPage],
  ownMain: true,
  load: loadDoubler,
  metadata: ({ shop }) => ({ title: doublerMessages.in(shop)("title"), description: leadOf(shop) }),
  view: ({ shop, data }) => <DoublerPage shop={shop} data={data} />,
});
