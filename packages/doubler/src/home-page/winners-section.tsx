import { formatMoney } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { DoublerData } from "../doubler.query.ts";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";
import { monthName } from "../month-name.ts";

/** Who won last: a letter each, and what. */
export const WinnersSection = ({ shop, winners }: { shop: Shop; winners: DoublerData["winners"] }) => {
  const t = doublerMessages.in(shop);
  return (
    <section className={styles.section} aria-labelledby="doubler-winners">
      <Heading level={2} id="doubler-winners">
        {t("winners.title")}
      </Heading>
      {winners.length === 0 ? (
        <Text>{t("winners.none")}</Text>
      ) : (
        <ul className={`${styles.list} ${styles.plain}`}>
          {winners.map(({ month, name, prize }) => (
            <li key={month}>
              {t("winners.line", { month: monthName(month, shop), name, prize: formatMoney(prize, shop.locale) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
