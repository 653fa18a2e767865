import type { ResultOf } from "@giftshop/graphql";
import { OrderSummary, Price } from "@giftshop/ui-kit";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderSummaryFragment } from "./order-summary.fragment.ts";

type Totals = ResultOf<typeof OrderSummaryFragment>["totals"];

/** Sub-total, shipping and total. */
export function SummaryTotals({ totals, refreshing }: { totals: Totals; refreshing: boolean }) {
  const { shop, t } = useCheckout();
  const price = (amount: { value: number; currency: string }) => (
    <Price value={amount.value} currency={amount.currency} locale={shop.locale} decimals="always" />
  );
  const shipping = (key: string) =>
    key === "shipping.registered" ? t("summary.shipping.registered") : t("summary.shipping.mailbox");
  return (
    <OrderSummary
      caption={refreshing ? t("summary.updating") : t("summary.title")}
      pending={refreshing}
      lines={[
        { id: "subTotal", label: t("summary.subTotal"), amount: price(totals.subTotal) },
        ...totals.adjustments.map((adjustment) => ({
          id: adjustment.title,
          label: shipping(adjustment.title),
          amount: price(adjustment.price),
        })),
      ]}
      totalLabel={t("summary.total")}
      totalNote={t("summary.vatIncluded")}
      total={<Price {...totals.grandTotal} locale={shop.locale} decimals="always" emphasis="total" />}
    />
  );
}
