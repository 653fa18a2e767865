import { linkTo, publicOrigin, type Storefront } from "@giftshop/storefront-config";
import { developmentPorts, groupColors } from "./addresses.ts";
import * as styles from "./development.css.ts";

export interface StorefrontCardProps {
  storefront: Storefront;
  /** How public origins are spelled on this machine. */
  originPattern: string;
}

/** One storefront: who it is, and its home page in each of its languages. */
export function StorefrontCard({ storefront, originPattern }: StorefrontCardProps) {
  const { code, name, country, currency, languages, storeId, group } = storefront;
  const origin = publicOrigin(storefront, developmentPorts[group], originPattern);
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
      </div>
    </li>
  );
}
