import { formatMoney } from "@giftshop/messages/format";
import { Text } from "@giftshop/ui-kit/text";
import type { LateTranslate } from "../late-words.ts";
import { type CardCount, cardsByValue, cardsOfGift } from "./card-count.ts";
import * as styles from "./card-count-table.css.ts";

export interface CardCountTableProps {
  t: LateTranslate;
  count: CardCount;
}

/**
 * What a person gets when a value is split or several are
 * ordered: the cards by value, why, and how they come.
 */
export const CardCountTable = ({ t, count }: CardCountTableProps) => {
  const { kind, value, gifts, bounds, currency, locale } = count;
  const money = (amount: number) => formatMoney({ value: amount, currency }, locale);
  const cards = cardsOfGift(count).length;
  return (
    <div className={styles.content}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t("count.cards")}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t("count.value")}
            </th>
            <th scope="col" className={styles.headNumber}>
              {t("count.pieces")}
            </th>
          </tr>
        </thead>
        <tbody>
          {cardsByValue(count).map(({ value: one, pieces }) => (
            <tr key={one}>
              <td className={styles.cell}>
                <span className={styles.card}>{money(one)}</span>
              </td>
              <td className={styles.number}>{pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {cards > 1 && <Text>{t("count.split", { most: money(bounds.most), value: money(value), cards })}</Text>}
      <Text>{t(kind === "DIGITAL" ? "count.digital" : "count.physical")}</Text>
      {gifts > 1 && <Text>{t("count.several")}</Text>}
    </div>
  );
};
