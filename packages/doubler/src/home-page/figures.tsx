import { formatDate } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { DoublerData } from "../doubler.query.ts";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";
import { Countdown } from "./countdown.tsx";

/** The draw of now: until when, how many take part, and the chance of each. */
export const Figures = ({ shop, current }: { shop: Shop; current: DoublerData["current"] }) => {
  const t = doublerMessages.in(shop);
  const { timeZone } = shop.storefront;
  const number = new Intl.NumberFormat(shop.locale, { numberingSystem: "latn" });
  const moment = (at: string) => formatDate(at, shop.locale, timeZone, { dateStyle: "long", timeStyle: "short" });
  const { entries, closesAt, drawsAt } = current;
  return (
    <section className={styles.panel} aria-labelledby="doubler-figures">
      <Heading level={2} size="title" id="doubler-figures">
        {t("figures.title")}
      </Heading>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt className={styles.term}>{t("figures.closes")}</dt>
          <dd className={styles.value}>
            <Countdown until={closesAt} locale={shop.locale} before={moment(closesAt)} over={t("figures.closed")} />
          </dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.term}>{t("figures.entries")}</dt>
          <dd className={styles.value}>{number.format(entries)}</dd>
        </div>
        <div className={styles.figure}>
          <dt className={styles.term}>{t("figures.odds")}</dt>
          <dd className={styles.value}>
            {entries === 0 ? t("figures.oddsNone") : t("figures.oddsOf", { count: number.format(entries) })}
          </dd>
        </div>
      </dl>
      <Text tone="muted">{t("figures.draw", { date: moment(drawsAt) })}</Text>
    </section>
  );
};
