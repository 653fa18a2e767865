import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { BackLink } from "@giftshop/ui-kit/link";
import { Heading } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import * as styles from "../exchange/exchange-page.css.ts";
import { ExchangeSection } from "../exchange/exchange-section.tsx";
import { exchangeMessages } from "../exchange/exchange-words.ts";

/**
 * Delivery, and payment of what the cards do not pay; what is
 * left stays in sight. `children`: the form, of another feature.
 */
export const RedeemCheckoutPage = ({ shop, children }: { shop: Shop; children: ReactNode }) => {
  const t = exchangeMessages.in(shop);
  return (
    <Container as="main" id="main" className={styles.page}>
      <header className={styles.head}>
        <BackLink href={shop.link("redeemShop")}>{t("checkout.back")}</BackLink>
        <Heading level={1}>{t("checkout.title")}</Heading>
      </header>
      <ExchangeSection shop={shop} paying />
      {children}
    </Container>
  );
};
