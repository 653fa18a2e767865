import { builder } from "../../../platform/graphql/builder.ts";
import { type Money, MoneyType } from "../../../platform/graphql/common.ts";

interface QuantityTotalView {
  qty: number;
  price: Money;
}

const QuantityTotalType = builder.objectRef<QuantityTotalView>("QuantityTotal").implement({
  fields: (t) => ({ qty: t.exposeInt("qty"), price: t.expose("price", { type: MoneyType }) }),
});

export interface GroupedTotalsView {
  digitalTotal: QuantityTotalView;
  physicalTotal: QuantityTotalView;
  extra: Money;
}

export const GroupedTotalsType = builder.objectRef<GroupedTotalsView>("GroupedTotals").implement({
  fields: (t) => ({
    digitalTotal: t.expose("digitalTotal", { type: QuantityTotalType }),
    physicalTotal: t.expose("physicalTotal", { type: QuantityTotalType }),
    extra: t.expose("extra", { type: MoneyType }),
  }),
});

const AdjustmentTypeEnum = builder.enumType("AdjustmentType", { values: ["SHIPPING"] as const });

const ValueTypeEnum = builder.enumType("ValueType", {
  description: "ABSOLUTE: an amount of money; RELATIVE: a share of what it is added to.",
  values: ["ABSOLUTE", "RELATIVE"] as const,
});

export interface AdjustmentView {
  title: string;
  adjustmentType: "SHIPPING";
  /** Absent in orders of before it was said: postage is an amount. */
  valueType?: "ABSOLUTE" | "RELATIVE";
  price: Money;
}

const AdjustmentType = builder.objectRef<AdjustmentView>("Adjustment").implement({
  fields: (t) => ({
    title: t.exposeString("title"),
    adjustmentType: t.expose("adjustmentType", { type: AdjustmentTypeEnum }),
    valueType: t.field({ type: ValueTypeEnum, resolve: ({ valueType = "ABSOLUTE" }) => valueType }),
    price: t.expose("price", { type: MoneyType }),
  }),
});

/** What one shipment costs. */
export interface ShipmentTotalsView {
  subTotal: Money;
  grandTotal: Money;
  adjustments: readonly AdjustmentView[];
}

export const ShipmentTotalsType = builder.objectRef<ShipmentTotalsView>("ShipmentTotals").implement({
  fields: (t) => ({
    subTotal: t.expose("subTotal", { type: MoneyType }),
    grandTotal: t.expose("grandTotal", { type: MoneyType }),
    adjustments: t.expose("adjustments", { type: [AdjustmentType] }),
  }),
});

export interface TotalsView {
  subTotal: Money;
  grandTotalWithoutTax: Money;
  grandTotal: Money;
  adjustments: readonly AdjustmentView[];
}

export const TotalsType = builder.objectRef<TotalsView>("Totals").implement({
  fields: (t) => ({
    subTotal: t.expose("subTotal", { type: MoneyType }),
    grandTotalWithoutTax: t.expose("grandTotalWithoutTax", { type: MoneyType }),
    grandTotal: t.expose("grandTotal", { type: MoneyType }),
    adjustments: t.expose("adjustments", { type: [AdjustmentType] }),
  }),
});
