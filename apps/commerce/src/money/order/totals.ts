import type { DraftLine, OrderDraft } from "./types.ts";

const isExtra = ({ kind }: Pick<DraftLine, "kind">): boolean =>
  kind === "WRAPPER" || kind === "DIGITAL_WRAPPER" || kind === "GIFT_PACKING";

/** A line's amount, minor units, VAT included. */
export const amountOf = ({ quantity, unitPrice }: Pick<DraftLine, "quantity" | "unitPrice">): number =>
  quantity * unitPrice;

const sum = (lines: readonly DraftLine[]): number => lines.reduce((total, line) => total + amountOf(line), 0);

/** Totals of an order, minor units, VAT included. */
export const totalsOf = ({ packages, shipping }: Pick<OrderDraft, "packages" | "shipping">) => {
  const lines = packages.flatMap((one) => one.lines);
  const extras = sum(lines.filter(isExtra));
  const goods = sum(lines.filter((line) => !isExtra(line)));
  return { goods, extras, grand: goods + extras + shipping };
};
