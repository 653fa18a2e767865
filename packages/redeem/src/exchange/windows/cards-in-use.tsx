import { formatDate } from "@giftshop/messages/format";
import { Button } from "@giftshop/ui-kit/button";
import { CloseIcon } from "@giftshop/ui-kit/icon";
import { Heading } from "@giftshop/ui-kit/text";
import type { Refusal } from "../calls/refusal.ts";
import { removeCard } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import * as styles from "./windows.css.ts";

/** The cards that pay, the one that expires first above. One of several can be taken out again. */
export const CardsInUse = ({ onRefusal }: { onRefusal(refusal: Refusal | undefined): void }) => {
  const { shop, t, order, money, change } = useExchangeContext();
  const { cards } = order;
  return (
    <section className={styles.form} aria-labelledby="cards-in-use">
      <Heading level={3} size="lead" id="cards-in-use">
        {t("basket.cards")}
      </Heading>
      <ul className={styles.lines}>
        {cards.map(({ id, title, lastDigits: digits, balance, expiresOn }) => (
          <li key={id} className={styles.row}>
            <span className={styles.words}>
              <span>{t("basket.card", { title, digits })}</span>
              <span className={styles.note}>
                {t("basket.cardValue", {
                  balance: money(balance),
                  date: formatDate(expiresOn.slice(0, 10), shop.locale, "UTC", { dateStyle: "long" }),
                })}
              </span>
            </span>
            {cards.length > 1 && (
              <Button
                variant="quiet"
                size="small"
                icon={<CloseIcon />}
                aria-label={t("basket.removeCard", { digits })}
                onClick={async () => onRefusal(await change(() => removeCard(id)))}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
