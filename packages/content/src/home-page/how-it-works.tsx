import type { Shop } from "@giftshop/storefront-config";
import { contentMessages } from "../messages.ts";
import * as page from "./home-page.css.ts";
import * as styles from "./how-it-works.css.ts";

/** How a present is given here, in three steps. */
export const HowItWorks = ({ shop }: { shop: Shop }) => {
  const t = contentMessages.in(shop);
  const steps = [
    { title: t("home.how.choose.title"), text: t("home.how.choose.text") },
    { title: t("home.how.personal.title"), text: t("home.how.personal.text") },
    { title: t("home.how.give.title"), text: t("home.how.give.text") },
  ];
  return (
    <section className={`${page.section} ${styles.band}`} aria-labelledby="how-it-works">
      <div className={page.inner}>
        <header className={page.sectionHead}>
          <h2 id="how-it-works" className={page.sectionTitle}>
            {t(shop.storefront.group === "CK" ? "home.how.partyTitle" : "home.how.title")}
          </h2>
        </header>
        <ol className={styles.steps}>
          {steps.map(({ title, text }, index) => (
            <li key={title} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
};
