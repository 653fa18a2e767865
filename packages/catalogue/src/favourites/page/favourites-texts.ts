import type { Shop } from "@giftshop/storefront-config";
import { favouritesMessages } from "../messages.ts";

/** Words of the page of favourites; serialisable. */
export interface FavouritesTexts {
  guest: string;
  logIn: string;
  empty: { title: string; text: string; action: string };
  failed: string;
  again: string;
  removed: string;
  undo: string;
}

export const favouritesTexts = (shop: Shop): FavouritesTexts => {
  const t = favouritesMessages.in(shop);
  return {
    guest: t("guest"),
    logIn: t("logIn"),
    empty: {
      title: t(shop.storefront.group === "CK" ? "empty.partyTitle" : "empty.title"),
      text: t("empty.text"),
      action: t("empty.action"),
    },
    failed: t("failed"),
    again: t("again"),
    removed: t("removed"),
    undo: t("undo"),
  };
};
