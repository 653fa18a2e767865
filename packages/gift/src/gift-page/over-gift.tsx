import type { Shop } from "@giftshop/storefront-config";
import { giftMessages } from "../messages.ts";
import * as styles from "./gift-page.css.ts";
import type { Gift } from "./load-gift.ts";
import * as presses from "./presses.css.ts";
import { title } from "./scene.css.ts";

const words = { TAKEN_BACK: "takenBack", BLOCKED: "blocked", EXPIRED: "expired", busy: "busy" } as const;

export interface OverGiftProps {
  shop: Shop;
  /** Why there is nothing to open. */
  why: Gift["state"] | "busy";
}

/** A gift that cannot be opened, and what can be done. */
export const OverGift = ({ shop, why }: OverGiftProps) => {
  const t = giftMessages.in(shop);
  const key = why === "UNOPENED" || why === "OPENED" ? "blocked" : words[why];
  return (
    <div className={styles.over}>
      <h1 className={title}>{t(`gift.over.${key}.title`)}</h1>
      <p className={styles.lead}>{t(`gift.over.${key}.text`)}</p>
      <a className={presses.quiet} href={shop.link("contact")}>
        {t("gift.contact")}
      </a>
    </div>
  );
};
