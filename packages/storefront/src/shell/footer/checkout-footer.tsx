import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import * as styles from "./checkout-footer.css.ts";
import { cookieSettings } from "./cookie-settings.ts";

/**
 * Footer of pages where nothing should lead astray; what was said about cookies is taken back here as easily
 * as anywhere (GDPR, article 7).
 */
export const CheckoutFooter = ({ shop }: { shop: Shop }) => (
  <footer className={styles.footer}>
    <Container>
      {cookieSettings(shop, "_blank").map(({ text, ...link }) => (
        <a key={text} className={styles.link} {...link}>
          {text}
        </a>
      ))}
    </Container>
  </footer>
);
