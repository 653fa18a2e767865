import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { businessMessages } from "../messages.ts";
import type { Gift } from "../quote-page/gifts.ts";
import * as styles from "../quote-page/quote-page.css.ts";
import { QuoteSkeleton } from "../quote-page/quote-skeleton.tsx";
import { RecipientsLeaf } from "./recipients-leaf.tsx";

/** Where a company sends gifts to a whole list. Server component, the same for everybody. */
export const RecipientsPage = ({ shop, gifts }: { shop: Shop; gifts: readonly Gift[] }) => {
  const t = businessMessages.in(shop);
  const { email } = shop.storefront.organisation;
  return (
    <Container as="main" id="main" className={styles.page}>
      <header className={styles.header}>
        <Heading level={1}>{t("recipients.title")}</Heading>
        <Text size="lead" tone="muted">
          {t("recipients.intro")}
        </Text>
        <noscript>
          <p className={styles.noScript}>{t("page.noScript", { email })}</p>
        </noscript>
      </header>
      <RecipientsLeaf
        shop={shop.data}
        words={businessMessages.words(shop)}
        gifts={gifts}
        skeleton={<QuoteSkeleton label={t("page.loading")} />}
      />
    </Container>
  );
};
