import type { Shop } from "@giftshop/storefront-config";
import { Text } from "@giftshop/ui-kit/text";
import { PageFrame } from "../frame/page-frame.tsx";
import { checkoutMessages } from "../messages.ts";
import * as styles from "./activation.css.ts";
import { ActivationLeaf } from "./activation-leaf.tsx";
import { activationMessages } from "./activation-messages.ts";
import { ActivationSkeleton } from "./activation-skeleton.tsx";

export interface ActivationPageProps {
  shop: Shop;
}

/**
 * Where a business gives the blank cards of its boxes their value. Server component, the same for everybody.
 */
export const ActivationPage = ({ shop }: ActivationPageProps) => {
  const t = activationMessages.in(shop);
  return (
    <PageFrame title={t("page.title")} width="narrow" noScript={t("page.noScript")}>
      <Text className={styles.intro}>{t("page.intro")}</Text>
      <ActivationLeaf
        shop={shop.data}
        words={checkoutMessages.words(shop)}
        activationWords={activationMessages.words(shop)}
        skeleton={<ActivationSkeleton label={t("page.loading")} />}
      />
    </PageFrame>
  );
};
