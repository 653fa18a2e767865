import type { ResultOf } from "@giftshop/graphql";
import { OrderSummary } from "@giftshop/ui-kit/order-summary";
import { Price } from "@giftshop/ui-kit/price";
import { useCheckout } from "../frame/checkout-context.tsx";
import type { OrderSummaryFragment } from "./order-summary.fragment.ts";
import { shippingText } from "./shipping-text.ts";

type Sums = Pick<ResultOf<typeof OrderSummaryFragment>, "totals" | "giftCardPayments" | "toPay">;

/** Sub-total, shipping and total; where gift cards pay, what each does and what remains. */
export const SummaryTotals = ({ totals, giftCardPayments, toPay, refreshing }: Sums & { refreshing: boolean }) => {
  const { shop, t } = useCheckout();
  const price = (amount: { value: number; currency: string }) => (
    <Price value={amount.value} currency={amount.currency} locale={shop.locale} decimals="always" />
  );
  const paying = giftCardPayments.filter(({ amount }) => amount.value > 0);
  const byCards = [
    { id: "total", label: t("summary.total"), note: t("summary.vatIncluded"), amount: price(totals.grandTotal) },
    ...paying.map(({ id, lastDigits, amount }) => ({
      id: `card-${id}`,
      label: t("cards.card", { digits: lastDigits }),
      amount: price({ ...amount, value: -amount.value }),
      kind: "discount" as const,
    })),
  ];
  const rest = paying.length > 0 ? toPay : totals.grandTotal;
  return (
    <OrderSummary
      caption={refreshing ? t("summary.updating") : t("summary.title")}
      pending={refreshing}
      lines={[
        { id: "subTotal", label: t("summary.subTotal"), amount: price(totals.subTotal) },
        ...totals.adjustments.map((adjustment) => ({
          id: adjustment.title,
          label: shippingText(t, adjustment.title),
          amount: price(adjustment.price),
        })),
        ...(paying.length > 0 ? byCards : []),
      ]}
      totalLabel={paying.length > 0 ? t("summary.remaining") : t("summary.total")}
      totalNote={paying.length > 0 ? undefined : t("summary.vatIncluded")}
      total={<Price {...rest} locale={shop.locale} decimals="always" emphasis="total" />}
    />
  );
};
