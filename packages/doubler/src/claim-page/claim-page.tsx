import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading } from "@giftshop/ui-kit/text";
import * as styles from "../doubler-page.css.ts";
import { doublerMessages } from "../messages.ts";
import { ClaimLeaf } from "./claim-leaf.tsx";

/** Where a winner claims. Server component, the same for everybody: whose prize it is the link says. */
export const ClaimPage = ({ shop }: { shop: Shop }) => {
  const t = doublerMessages.in(shop);
  return (
    <Container as="main" id="main" width="narrow" className={styles.page}>
      <Heading level={1}>{t("claim.title")}</Heading>
      <div className={styles.panel}>
        <ClaimLeaf shop={shop.data} words={doublerMessages.words(shop)} />
      </div>
    </Container>
  );
};
