import { retention, type Shop } from "@giftshop/storefront-config";
import { doublerTerms } from "@giftshop/storefront-config/doubler-terms";
import { Heading } from "@giftshop/ui-kit/text";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";
import { mostPrizeOf } from "./lead-of.ts";

/** Whole numbers as the page writes them: texts take them as such. */
const plain = (count: number): string => `${count}`;

/** The rules, with the numbers that commerce goes by. Whoever enters is led here. */
export const RulesSection = ({ shop }: { shop: Shop }) => {
  const t = doublerMessages.in(shop);
  const prize = mostPrizeOf(shop);
  const rules = [
    t("rules.who", { age: plain(doublerTerms.leastAge), shop: shop.storefront.name }),
    t("rules.once"),
    t("rules.closing"),
    t("rules.draw", { reserves: plain(doublerTerms.reserves) }),
    t("rules.prize", { prize }),
    t("rules.passed"),
    t("rules.claim", { days: plain(doublerTerms.claimDays) }),
    t("rules.data", { keep: plain(retention.doublerDays) }),
  ];
  return (
    <section className={styles.section} aria-labelledby="doubler-rules" id="rules">
      <Heading level={2} id="doubler-rules">
        {t("rules.title")}
      </Heading>
      <ul className={`${styles.list} ${styles.measure}`}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
};
