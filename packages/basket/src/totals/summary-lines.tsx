import type { ResultOf } from "@giftshop/graphql";
import type { SummaryLine } from "@giftshop/ui-kit/order-summary";
import { Price } from "@giftshop/ui-kit/price";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { TotalsFragment } from "./totals.fragment.ts";

type Totals = ResultOf<typeof TotalsFragment>;
type Money = Totals["totals"]["grandTotal"];

/** The lines above the total: only those that are about something in the basket. */
export const summaryLines = ({ t, locale }: BasketContext, { groupedTotals, totals }: Totals): SummaryLine[] => {
  const { digitalTotal, physicalTotal, extra } = groupedTotals;
  const price = (money: Money) => <Price {...money} locale={locale} decimals="always" />;
  const lines: (SummaryLine | false)[] = [
    digitalTotal.qty > 0 && {
      id: "digital",
      label: t("totals.digital", { count: digitalTotal.qty }),
      amount: price(digitalTotal.price),
    },
    physicalTotal.qty > 0 && {
      id: "physical",
      label: t("totals.physical", { count: physicalTotal.qty }),
      amount: price(physicalTotal.price),
    },
    extra.value > 0 && { id: "extra", label: t("totals.extra"), amount: price(extra) },
    ...totals.adjustments.map(({ title, price: cost }) => ({
      id: title,
      label: title === "shipping.registered" ? t("totals.registered") : t("totals.mailbox"),
      amount: cost.value === 0 ? t("totals.free") : price(cost),
    })),
  ];
  return lines.filter((line) => line !== false);
};
