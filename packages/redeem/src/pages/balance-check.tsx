import { defineView } from "@giftshop/page/view";
import { BalanceCheckPage } from "../balance-check/balance-check-page.tsx";
import { balanceCheckMetadata } from "../metadata.ts";
import { balanceCheckPage } from "../pages.ts";

export const view = defineView({
  pages: [balanceCheckPage],
  ownMain: true,
  metadata: ({ shop }) => ({ ...balanceCheckMetadata(shop), named: true }),
  view: ({ shop }) => <BalanceCheckPage shop={shop} />,
});
