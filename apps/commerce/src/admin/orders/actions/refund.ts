import { randomUUID } from "node:crypto";
import type { OrderRecord } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { compensate, compensationsOf } from "../../../shop/withdrawal/compensate.ts";
import { type JudgedPackage, judgePackages } from "../../../shop/withdrawal/judge-packages.ts";
import { amountTakenBack, takeBack } from "../../../shop/withdrawal/take-back.ts";
import { Refused } from "../../staff/refused.ts";
import type { Action, Doing } from "./action.ts";

/** Which gifts of an order go back, by their packages. */
interface GiftsInput {
  packages: readonly number[];
}

/** An amount that goes back while every gift stays, minor units of the order's currency. */
interface AmountInput {
  free: number;
}

/**
 * A person may give back what its buyer could not any more;
 * what is spent, blocked, over or given away nobody can.
 */
const isFree = ({ refusal }: JudgedPackage): boolean =>
  refusal === undefined || refusal === "TOO_LATE" || refusal === "BUSINESS";

/** What its buyer could take back by themselves. */
const isBuyers = ({ refusal }: JudgedPackage): boolean => refusal === undefined;

const isPaid = ({ state }: OrderRecord): boolean => state === "PAID" || state === "FULFILLING" || state === "COMPLETED";

/** Says what keeps money from being given back as a refusal of the admin's. */
const refusing = async <Done>(parameter: string, work: () => Promise<Done>): Promise<Done> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Failure ? new Refused("NOT_REFUNDABLE", parameter) : error;
  }
};

type Rule = (judged: JudgedPackage) => boolean;

const judgeBy =
  (rule: Rule) =>
  async ({ client, order, services }: Doing, { packages: wanted }: GiftsInput) => {
    const packages = await judgePackages(client, order, services.clock.now());
    const chosen = packages.filter((one) => wanted.includes(one.package));
    const whole = chosen.length > 0 && chosen.length === new Set(wanted).size;
    if (!isPaid(order) || !whole || !chosen.every(rule)) throw new Refused("NOT_REFUNDABLE", "packages");
    return { order, packages, chosen };
  };

/** Takes gifts back as a withdrawal does, those that a rule lets through. */
const takingBack = (operation: "orders.refund" | "orders.withdraw", rule: Rule): Action<GiftsInput> => {
  const judge = judgeBy(rule);
  return {
    operation,
    weigh: async (doing, input) => amountTakenBack(await judge(doing, input)),
    perform: (doing, input) =>
      refusing("packages", async () => {
        const wish = { ...(await judge(doing, input)), id: randomUUID(), byShop: operation === "orders.refund" };
        const taken = await takeBack(doing.services, doing.client, wish);
        return { refund: taken.id, amount: taken.amount, currency: taken.currency };
      }),
  };
};

const gifts = takingBack("orders.refund", isFree);

const amountOf = ({ order }: Doing, { free }: AmountInput): number => {
  if (!Number.isSafeInteger(free) || free <= 0) throw new Refused("INVALID", "amount");
  if (!isPaid(order) || free > order.grandTotal) throw new Refused("NOT_REFUNDABLE", "amount");
  return free;
};

const freely: Action<AmountInput> = {
  operation: "orders.refund",
  weigh: async (doing, input) => amountOf(doing, input),
  // Several small ones are not less than one that is as large.
  measure: async (doing, input) => amountOf(doing, input) + (await compensationsOf(doing.client, doing.order.id)).given,
  perform: (doing, input) =>
    refusing("amount", async () => {
      const id = randomUUID();
      const amount = amountOf(doing, input);
      await compensate(doing.services, doing.client, doing.order, { id, amount });
      return { refund: id, amount, currency: doing.order.currency };
    }),
};

/** Gives money back: of gifts, all of an order or some of it, or an amount while every gift stays. */
export const refund: Action<GiftsInput | AmountInput> = {
  operation: "orders.refund",
  weigh: (doing, input) => ("free" in input ? freely.weigh(doing, input) : gifts.weigh(doing, input)),
  measure: (doing, input) =>
    "free" in input && freely.measure ? freely.measure(doing, input) : gifts.weigh(doing, input as GiftsInput),
  perform: (doing, input) => ("free" in input ? freely.perform(doing, input) : gifts.perform(doing, input)),
};

/** Withdraws for a buyer who asked for it, by what they could do themselves and nothing else. */
export const withdrawFor: Action<GiftsInput> = takingBack("orders.withdraw", isBuyers);
