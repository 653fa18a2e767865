import { formatDate, formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { giftMessages } from "../messages.ts";
import { Barcode } from "./barcode.tsx";
import { Code } from "./code.tsx";
import * as styles from "./codes.css.ts";
import type { Code as CardCode } from "./load-gift.ts";
import { Passes } from "./passes.tsx";

export interface CardCodesProps {
  shop: Shop;
  /** Whose card it is: "Café Noir". */
  title: string;
  card: CardCode;
}

/** Number, PIN and barcode of one card, what it is worth and until when. */
export const CardCodes = ({ shop, title, card }: CardCodesProps) => {
  const t = giftMessages.in(shop);
  const { number, pin, value, balance, expiresOn } = card;
  const spent = balance.value !== value.value;
  return (
    <section className={styles.codes} aria-label={formatMoney(value, shop.locale)}>
      <p className={styles.head}>
        <bdi>{title}</bdi>
        <bdi className={styles.value}>{formatMoney(value, shop.locale)}</bdi>
      </p>
      <p className={styles.facts}>
        {spent && <span>{t("gift.left", { amount: formatMoney(balance, shop.locale) })}</span>}
        <span>{t("gift.until", { date: formatDate(expiresOn, shop.locale, "UTC", { dateStyle: "long" }) })}</span>
      </p>
      <Code label={t("gift.number")} value={number} group={4} copy={t("gift.copyNumber")} copied={t("gift.copied")} />
      <Code label={t("gift.pin")} value={pin} group={3} copy={t("gift.copyPin")} copied={t("gift.copied")} />
      <Barcode widths={card.barcode} label={t("gift.barcode")} />
      <Passes shop={shop} passes={card.passes} />
    </section>
  );
};
