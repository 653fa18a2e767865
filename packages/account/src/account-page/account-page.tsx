import type { Shop } from "@giftshop/storefront-config";
import { Container, Stack } from "@giftshop/ui-kit/layout";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { accountMessages } from "../messages.ts";
import { AccountLeaf } from "./account-leaf.tsx";
import * as styles from "./account-page.css.ts";
import { type AccountPart, type AccountRoute, isEntry, partOf } from "./account-parts.ts";

export interface AccountPageProps {
  shop: Shop;
  route: AccountRoute;
}

/** Pages of which the fields are few, and the room beside them large. */
const hasScene: ReadonlySet<AccountPart> = new Set(["identify", "login", "register", "forgotPassword"]);

/** A page of the account. Server component, the same for everybody: whose account it is comes after it. */
export const AccountPage = ({ shop, route }: AccountPageProps) => {
  const t = accountMessages.in(shop);
  const part = partOf[route];
  const entry = isEntry(part);
  const scened = hasScene.has(part);
  const leaf = (
    <AccountLeaf
      shop={shop.data}
      words={accountMessages.words(shop)}
      route={route}
      skeleton={
        entry ? (
          <Skeleton shape="block" className={styles.formSpace} />
        ) : (
          <Stack gap={8}>
            <Heading level={1}>{t(`account.${part}.metaTitle`)}</Heading>
            <Skeleton shape="block" className={styles.pageSpace} />
          </Stack>
        )
      }
    />
  );
  const lead = entry && part !== "registerSuccess" && part !== "forgotPasswordSuccess" && part !== "newPasswordSuccess";
  return (
    <Container
      as="main"
      id="main"
      width={entry && !scened ? "narrow" : "wide"}
      className={scened ? styles.scened : styles.page}
    >
      {entry && (
        <Stack gap={2}>
          <Heading level={1}>{t(`account.${part}.title`)}</Heading>
          {lead && (
            <Text size="lead" tone="muted">
              {t(`account.${part}.lead`)}
            </Text>
          )}
        </Stack>
      )}
      <noscript>
        <Text>{t("account.noScript")}</Text>
      </noscript>
      {scened ? <div className={styles.box}>{leaf}</div> : leaf}
      {scened && <span className={styles.scene} aria-hidden="true" />}
    </Container>
  );
};
