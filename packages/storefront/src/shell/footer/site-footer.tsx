import { languageNames, type ShellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import type { LanguageLink } from "../languages.ts";
import { PaymentMark } from "../payment-mark/payment-mark.tsx";
import * as styles from "./site-footer.css.ts";

export interface SiteFooterProps {
  shop: Shop;
  texts: ShellTexts["footer"];
  nav: ShellTexts["nav"];
  languages: readonly LanguageLink[];
}

/** Marks shown on a phone (specification, section 9). */
const marksOnPhone = 4;

/** Where else to go, whom to ask, how to pay. Only what exists is linked. */
export function SiteFooter({ shop, texts, nav, languages }: SiteFooterProps) {
  const { organisation, paymentLogos } = shop.storefront;
  const [user, host] = organisation.email.split("@");
  return (
    <footer className={styles.footer}>
      <Container className={styles.inner}>
        <nav className={styles.columns} aria-label={texts.label}>
          <div>
            <h2 className={styles.heading}>{texts.shop}</h2>
            <ul className={styles.list}>
              <li>
                <a className={styles.link} href={shop.link("listing")}>
                  {nav.giftCards}
                </a>
              </li>
              <li>
                <a className={styles.link} href={shop.link("balanceCheck")}>
                  {nav.balance}
                </a>
              </li>
            </ul>
          </div>
          <div>
            <h2 className={styles.heading}>{texts.contact}</h2>
            <ul className={styles.list}>
              <li>
                <a className={styles.link} href={`mailto:${organisation.email}`}>
                  <span>
                    {user}@<wbr />
                    {host}
                  </span>
                </a>
              </li>
              <li>
                <a className={styles.link} href={`tel:${organisation.phone.replaceAll(" ", "")}`} dir="ltr">
                  {organisation.phone}
                </a>
              </li>
            </ul>
          </div>
          {languages.length > 1 && (
            <div>
              <h2 className={styles.heading}>{texts.language}</h2>
              <ul className={styles.list}>
                {languages.map(({ language, locale, href, current }) => (
                  <li key={language}>
                    <a
                      className={styles.link}
                      href={href}
                      lang={locale}
                      hrefLang={locale}
                      aria-current={current ? "true" : undefined}
                    >
                      {languageNames[language]}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h2 className={styles.heading}>{texts.payment}</h2>
            <div className={styles.payment}>
              {paymentLogos.map((logo, index) => (
                <span key={logo} className={index < marksOnPhone ? undefined : styles.fifth}>
                  <PaymentMark logo={logo} />
                </span>
              ))}
            </div>
          </div>
        </nav>
        <div className={styles.small}>
          <p className={styles.line}>{texts.cutOff}</p>
          <p className={styles.line}>{texts.copyright}</p>
        </div>
      </Container>
    </footer>
  );
}
