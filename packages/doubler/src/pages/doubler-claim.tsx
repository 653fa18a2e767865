import { defineView } from "@giftshop/page/view";
import { ClaimPage } from "../claim-page/claim-page.tsx";
import { doublerMessages } from "../messages.ts";
import { doublerClaimPage } from "../pages.ts";

export const view = defineView({
  pages: [doublerClaimPage],
  ownMain: true,
  metadata: ({ shop }) => ({ title: doublerMessages.in(shop)("claim.title"), indexed: false }),
  view: ({ shop }) => <ClaimPage shop={shop} />,
});
