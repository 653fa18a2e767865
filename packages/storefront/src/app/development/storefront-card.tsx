import { linkTo, type Storefront } from "@giftshop/storefront-config";
import { eventsPath } from "../../hosting/events-path.ts";
import { originOfStorefront } from "../../hosting/origin-of-storefront.ts";
import * as styles from "./development.css.ts";
import { groupColors } from "./groups.ts";

export interface StorefrontCardProps {
  storefront: Storefront;
}

/** One storefront: who it is, and its home page in each of its languages. */
export const StorefrontCard = ({ storefront }: StorefrontCardProps) => {
  const { code, name, country, currency, languages, storeId, group } = storefront;
  const origin = originOfStorefront(storefront);
  return (
    <li className={styles.card} style={{ borderBlockStartColor: groupColors[group] }}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.facts}>
        {code} · {country} · {currency} · store {storeId}
      </p>
      <div className={styles.links}>
        {languages.map((language) => (
          <a
            key={language}
            className={styles.link}
            href={`${origin}${linkTo(storefront, language, "home")}`}
            hrefLang={language}
          >
            {language}
          </a>
        ))}
        <a className={styles.link} href={`${origin}${eventsPath}`}>
          events
        </a>
      </div>
    </li>
  );
};
