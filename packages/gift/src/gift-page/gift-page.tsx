import type { Shop } from "@giftshop/storefront-config";
import { giftMessages } from "../messages.ts";
import * as styles from "./gift-page.css.ts";
import type { ShownGift } from "./load-gift.ts";
import { OpenedGift } from "./opened-gift.tsx";
import { OverGift } from "./over-gift.tsx";
import { WrappedGift } from "./wrapped-gift.tsx";

export interface GiftPageProps {
  shop: Shop;
  shown: ShownGift;
}

const stateOf = (shown: ShownGift) => {
  if (shown.kind === "busy") return "busy";
  if (shown.cards.length > 0) return "opened";
  return shown.gift.state === "UNOPENED" || shown.gift.state === "OPENED" ? "wrapped" : "over";
};

/**
 * A gift by its link: wrapped until somebody presses, then
 * its cards. Server component; every press is a form.
 */
export const GiftPage = ({ shop, shown }: GiftPageProps) => {
  const state = stateOf(shown);
  return (
    <main id="main" tabIndex={-1} className={styles.page} data-gift={state}>
      {shown.kind === "busy" && <OverGift shop={shop} why="busy" />}
      {shown.kind === "gift" && state === "over" && <OverGift shop={shop} why={shown.gift.state} />}
      {shown.kind === "gift" && state === "wrapped" && <WrappedGift shop={shop} shown={shown} />}
      {shown.kind === "gift" && state === "opened" && <OpenedGift shop={shop} shown={shown} />}
      <p className={styles.home}>
        <a href={shop.link("home")}>{giftMessages.in(shop)("gift.home")}</a>
      </p>
    </main>
  );
};
