import { defineView } from "@giftshop/page/view";
import { favouritesMessages } from "../favourites/messages.ts";
import { FavouritesPage } from "../favourites/page/favourites-page.tsx";
import { favouritesPage } from "../pages.ts";

export const view = defineView({
  pages: [favouritesPage],
  metadata: ({ shop }) => ({ title: favouritesMessages.in(shop)("title"), indexed: false }),
  view: ({ shop }) => <FavouritesPage shop={shop} />,
});
