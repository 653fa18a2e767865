import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { redeemMessages } from "../messages.ts";
import * as styles from "./balance-check.css.ts";
import { BalanceCheckLeaf } from "./balance-check-leaf.tsx";
import { CardBack } from "./card-back.tsx";
import { FormSkeleton } from "./form-skeleton.tsx";

export interface BalanceCheckPageProps {
  shop: Shop;
}

/**
 * What is left on a gift card. Server component, the same for
 * everybody; number and PIN never leave the form but to commerce.
 */
export const BalanceCheckPage = ({ shop }: BalanceCheckPageProps) => {
  const t = redeemMessages.in(shop);
  return (
    <Container as="main" id="main" className={styles.page}>
      <header className={styles.header}>
        <Heading level={1}>{t("balance.title")}</Heading>
        <Text size="lead" tone="muted">
          {t("balance.lead")}
        </Text>
        <noscript>
          <p className={styles.noScript}>{t("balance.noScript")}</p>
        </noscript>
      </header>
      <div className={styles.layout}>
        <BalanceCheckLeaf
          shop={shop.data}
          words={redeemMessages.words(shop)}
          skeleton={
            <FormSkeleton
              loading={t("balance.loading")}
              texts={{
                cardNumber: t("balance.cardNumber"),
                cardNumberHint: t("balance.cardNumberHint"),
                pin: t("balance.pin"),
                pinHint: t("balance.pinHint"),
                privacy: t("balance.privacy"),
              }}
            />
          }
        />
        <aside className={styles.help} aria-labelledby="balance-help">
          <Heading level={2} size="title" id="balance-help">
            {t("balance.help.title")}
          </Heading>
          <CardBack label={t("balance.help.picture")} />
          <Text>{t("balance.help.digital")}</Text>
          <Text>{t("balance.help.physical")}</Text>
        </aside>
      </div>
    </Container>
  );
};
