import type { ShellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { menuLinks } from "../../menu-links.ts";
import { AccountMenu } from "./account-menu.tsx";

/** The way to the account; nothing while the shop has none. */
export const AccountTool = ({ shop, texts }: { shop: Shop; texts: ShellTexts["nav"] }) => {
  const [entry] = menuLinks(shop, ["account"]);
  if (!entry) return null;
  const links = menuLinks(shop, ["accountOverview", "accountOrders", "addressBook", "accountData", "favourites"]);
  return (
    <AccountMenu
      shop={shop.data}
      entry={entry.href}
      texts={{ account: entry.text, logOut: texts.logOut }}
      links={links}
    />
  );
};
