import type { FrameKind } from "@giftshop/page";
import { Banner } from "@giftshop/ui-kit/banner";
import type { Store } from "../../store/store-query.ts";

/** Which warning stands over a page; over a gift's none does. */
const places = { site: "SITE", business: "SITE", redeem: "REDEEM", checkout: "CHECKOUT" } as const;

export interface FrameWarningProps {
  kind: Exclude<FrameKind, "gift">;
  warnings: Store["warnings"];
  /**
   * Where a warning of redeem pages has no words of its own: that
   * digital gift cards are sent with delay (specification, section 8).
   */
  delayed: string;
}

/** What people of the shop warn of, below the header. */
export const FrameWarning = ({ kind, warnings, delayed }: FrameWarningProps) => {
  const warning = warnings.find(({ place }) => place === places[kind]);
  return (
    warning && (
      <Banner tone="warning" shape="strip" live="none">
        {warning.text ?? delayed}
      </Banner>
    )
  );
};
