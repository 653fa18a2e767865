import type { DeliveryPlan } from "@giftshop/storefront-config/delivery";
import { type ErrorName, errorCodes, judgeAmount } from "@giftshop/validation";
import { Failure, type Problem } from "../../../platform/failure.ts";
import { type BasketLine, boundsOf, readPlan } from "../../basket/index.ts";
import type { CatalogueView } from "../../catalogue/snapshot/view.ts";

/** A digital gift that a company orders. */
export interface CompanyGift {
  variation: number;
  /** Minor units. */
  value: number;
  /** Absent where the company hands the gift's link over itself. */
  recipient: { name: string; email: string } | undefined;
  message: string | undefined;
  /** When its email goes; absent: at once. */
  deliverOn: DeliveryPlan | undefined;
}

const problem = (name: ErrorName, parameter: string): Problem => ({ code: errorCodes[name], parameter });

const problemOf = (view: CatalogueView, gift: CompanyGift, prefix: string): Problem | undefined => {
  const sold = view.snapshot.byVariation.get(gift.variation);
  const isSold = sold?.product.active && sold.variation.active && sold.product.type === "GIFTCARD";
  if (!isSold || sold.variation.kind !== "DIGITAL") return problem("productNotFound", `${prefix}.product`);
  const fault = judgeAmount(gift.value, boundsOf(sold.variation, view.storefront));
  return fault === undefined ? undefined : problem("valueOutOfBounds", `${prefix}.amount`);
};

const planOf = ({ storefront, now }: CatalogueView, { deliverOn }: CompanyGift, prefix: string) => {
  const context = { storefront, kind: "DIGITAL" as const, now };
  try {
    return { plan: readPlan(context, deliverOn) };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { problems: error.problems.map(({ code }) => ({ code, parameter: `${prefix}.deliverOn` })) };
  }
};

/** A brand may limit what one order holds of it. */
const brandProblems = (lines: readonly BasketLine[], prefix: string): Problem[] =>
  [...Map.groupBy(lines, ({ product }) => product)].flatMap(([{ sumPerOrder, countPerOrder }, own]) => {
    const sum = own.reduce((total, { value }) => total + value, 0);
    const at = `${prefix}[${(own[0]?.packageId ?? 1) - 1}]`;
    if (sum > (sumPerOrder ?? Number.POSITIVE_INFINITY)) return [problem("appleLimit", `${at}.amount`)];
    return own.length > (countPerOrder ?? Number.POSITIVE_INFINITY) ? [problem("countLimit", `${at}.product`)] : [];
  });

/**
 * The gifts of a company's order as lines of a basket, one package each, numbered from 1. Throws everything
 * that is wrong with any of them at once: 2037, 2033, 2060, 2061, 1110, and for a brand 2015 and 2030.
 *
 * @param prefix path of the list in the call's input
 */
export const companyLines = (view: CatalogueView, gifts: readonly CompanyGift[], prefix = "gifts"): BasketLine[] => {
  const problems: Problem[] = [];
  const lines = gifts.flatMap((gift, index): BasketLine[] => {
    const at = `${prefix}[${index}]`;
    const sold = view.snapshot.byVariation.get(gift.variation);
    const wrong = problemOf(view, gift, at);
    const planned = planOf(view, gift, at);
    if (wrong) problems.push(wrong);
    if ("problems" in planned) problems.push(...planned.problems);
    if (wrong || sold === undefined || "problems" in planned) return [];
    const { recipient, message, value } = gift;
    return [
      {
        ...sold,
        packageId: index + 1,
        value,
        quantity: 1,
        recipient,
        message,
        plan: planned.plan,
        wrapper: undefined,
        giftPacking: undefined,
      },
    ];
  });
  problems.push(...brandProblems(lines, prefix));
  if (problems.length > 0) throw new Failure(problems);
  return lines;
};
