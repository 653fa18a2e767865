import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { contentMessages } from "../messages.ts";
import * as styles from "./balance-teaser.css.ts";
import * as page from "./home-page.css.ts";

/** The way to a card's balance, for those who were given one. */
export const BalanceTeaser = ({ shop }: { shop: Shop }) => {
  const t = contentMessages.in(shop);
  return (
    <section className={page.section} aria-labelledby="balance-teaser">
      <div className={page.inner}>
        <div className={styles.panel}>
          <div>
            <h2 id="balance-teaser" className={page.sectionTitle}>
              {t("home.balance.title")}
            </h2>
            <p className={styles.text}>{t("home.balance.text")}</p>
          </div>
          <ButtonLink href={shop.link("balanceCheck")} variant="secondary">
            {t("home.balance.action")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
