import type { Shop } from "@giftshop/storefront-config";
import { PageFrame } from "../frame/page-frame.tsx";
import { checkoutMessages } from "../messages.ts";
import { Waiting } from "../payment-processing/waiting.tsx";
import { activationMessages } from "./activation-messages.ts";
import { ActivationSuccessLeaf } from "./activation-success-leaf.tsx";

export interface ActivationSuccessPageProps {
  shop: Shop;
}

/**
 * Thanks for an activation (`?order=` or `?request=`, read
 * in the browser). Server component, the same for everybody.
 */
export const ActivationSuccessPage = ({ shop }: ActivationSuccessPageProps) => {
  const t = activationMessages.in(shop);
  return (
    <PageFrame width="narrow" noScript={t("page.noScript")}>
      <ActivationSuccessLeaf
        shop={shop.data}
        words={checkoutMessages.words(shop)}
        activationWords={activationMessages.words(shop)}
        skeleton={<Waiting title={t("success.title")} text={t("page.loading")} />}
      />
    </PageFrame>
  );
};
