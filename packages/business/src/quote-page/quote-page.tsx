import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import type { ReactNode } from "react";
import { businessMessages } from "../messages.ts";
import { ApiLink } from "./api-link.tsx";
import type { Gift } from "./gifts.ts";
import { QuoteLeaf } from "./quote-leaf.tsx";
import * as styles from "./quote-page.css.ts";
import { QuoteSkeleton } from "./quote-skeleton.tsx";
import { VolumePrices } from "./volume-prices.tsx";

export interface QuotePageProps {
  shop: Shop;
  gifts: readonly Gift[];
  /** Accepts the quote that the address names. */
  accept: ReactNode;
}

/**
 * Where a company asks for a quote, and finds the one that
 * it was sent. Server component, the same for everybody.
 */
export const QuotePage = ({ shop, gifts, accept }: QuotePageProps) => {
  const t = businessMessages.in(shop);
  const { email } = shop.storefront.organisation;
  return (
    <Container as="main" id="main" width="narrow" className={styles.page}>
      <header className={styles.opening}>
        <Heading level={1}>{t("page.title")}</Heading>
        <Text size="lead" tone="muted">
          {t("page.intro")}
        </Text>
        <ApiLink shop={shop} />
        <noscript>
          <p className={styles.noScript}>{t("page.noScript", { email })}</p>
        </noscript>
      </header>
      <QuoteLeaf
        shop={shop.data}
        words={businessMessages.words(shop)}
        gifts={gifts}
        accept={accept}
        skeleton={<QuoteSkeleton label={t("page.loading")} />}
      />
      <div className={styles.opening}>
        <VolumePrices shop={shop} />
      </div>
    </Container>
  );
};
