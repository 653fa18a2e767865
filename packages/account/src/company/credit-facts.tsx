import { formatMoney } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { Section } from "../data/section.tsx";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import type { ShownCompany } from "./shown-company.ts";

/** What the company may still buy on invoice, or how it comes to that. */
export const CreditFacts = ({ credits }: Pick<ShownCompany, "credits">) => {
  const { t, shop } = useAccount();
  return (
    <Section title={t("account.company.credit.title")}>
      {credits.length === 0 && (
        <>
          <Text>{t("account.company.credit.none")}</Text>
          <div>
            <Link href={shop.link("businessQuote")}>{t("account.company.credit.ask")}</Link>
          </div>
        </>
      )}
      {credits.some(({ paused }) => paused) && <Banner tone="warning">{t("account.company.credit.paused")}</Banner>}
      {credits.map((credit) => (
        <dl key={credit.limit.currency} className={styles.facts}>
          {(["available", "used", "limit"] as const).map((name) => (
            <div key={name} className={styles.contents}>
              <dt>{t(`account.company.credit.${name}`)}</dt>
              <dd className={styles.fact}>{formatMoney(credit[name], shop.locale, "always")}</dd>
            </div>
          ))}
        </dl>
      ))}
    </Section>
  );
};
