import type { Shop } from "@giftshop/storefront-config";
import { cutOffTime } from "@giftshop/storefront-config/cut-off-time";
import { ClockIcon, GiftIcon, LockIcon, MailIcon } from "@giftshop/ui-kit/icon";
import { contentMessages } from "../messages.ts";
import * as page from "./home-page.css.ts";
import * as styles from "./promises.css.ts";

/** What the shop promises, each line one that it keeps (specification section 1). */
export const Promises = ({ shop }: { shop: Shop }) => {
  const t = contentMessages.in(shop);
  const promises = [
    {
      Icon: ClockIcon,
      title: t("home.promises.cutOff.title"),
      text: t("home.promises.cutOff.text", { time: cutOffTime(shop) }),
    },
    { Icon: MailIcon, title: t("home.promises.digital.title"), text: t("home.promises.digital.text") },
    { Icon: GiftIcon, title: t("home.promises.tax.title"), text: t("home.promises.tax.text") },
    { Icon: LockIcon, title: t("home.promises.secure.title"), text: t("home.promises.secure.text") },
  ];
  return (
    <section className={page.section} aria-labelledby="promises">
      <div className={page.inner}>
        <header className={page.sectionHead}>
          <h2 id="promises" className={page.sectionTitle}>
            {t("home.promises.title")}
          </h2>
        </header>
        <ul className={styles.grid}>
          {promises.map(({ Icon, title, text }) => (
            <li key={title} className={styles.promise}>
              <span className={styles.icon}>
                <Icon size="large" />
              </span>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
