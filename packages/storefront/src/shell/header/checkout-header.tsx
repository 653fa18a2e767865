import { BasketBadge } from "@giftshop/basket/badge";
import type { ShellTexts } from "@giftshop/content";
import type { Shop } from "@giftshop/storefront-config";
import { LockIcon } from "@giftshop/ui-kit/icon";
import { Container } from "@giftshop/ui-kit/layout";
import { PaymentMark } from "../payment-mark/payment-mark.tsx";
import { Wordmark } from "../wordmark/wordmark.tsx";
import * as styles from "./header.css.ts";

/** Of a page where nothing should lead astray: logo, what there is to trust, the basket. */
export function CheckoutHeader({ shop, texts }: { shop: Shop; texts: ShellTexts }) {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <a className={styles.logo} href={shop.link("home")} aria-label={texts.home}>
          <Wordmark shop={shop} />
        </a>
        <div className={styles.trust}>
          <LockIcon />
          <span className={styles.roomy}>
            {shop.storefront.paymentLogos.slice(0, 3).map((logo) => (
              <PaymentMark key={logo} logo={logo} />
            ))}
          </span>
        </div>
        <BasketBadge href={shop.link("basket")} label={texts.nav.basket} countLabel={texts.nav.basketCount} />
      </Container>
    </header>
  );
}
