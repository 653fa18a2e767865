import { defineView } from "@giftshop/page/view";
import { AccountPage } from "../account-page/account-page.tsx";
import { partOf } from "../account-page/account-parts.ts";
import { accountMessages } from "../messages.ts";
import { pages } from "../pages.ts";

export const view = defineView({
  pages,
  ownMain: true,
  metadata: ({ shop, route }) => ({
    title: accountMessages.in(shop)(`account.${partOf[route]}.metaTitle`),
    indexed: false,
  }),
  view: ({ shop, route }) => <AccountPage shop={shop} route={route} />,
});
