import { randomUUID } from "node:crypto";
import { Failure } from "../../../platform/failure.ts";
import { type JudgedPackage, judgePackages } from "../../../shop/withdrawal/judge-packages.ts";
import { amountTakenBack, takeBack } from "../../../shop/withdrawal/take-back.ts";
import { Refused } from "../../staff/refused.ts";
import type { Action, Doing } from "./action.ts";

/** Which gifts of an order go back, by their packages. */
export interface RefundInput {
  packages: readonly number[];
}

/** A person may give back what its buyer could not any more; what is spent, blocked, over or given away nobody can. */
const isFree = ({ refusal }: JudgedPackage): boolean =>
  refusal === undefined || refusal === "TOO_LATE" || refusal === "BUSINESS";

const judge = async ({ client, order, services }: Doing, { packages: wanted }: RefundInput) => {
  const packages = await judgePackages(client, order, services.clock.now());
  const chosen = packages.filter((one) => wanted.includes(one.package));
  const whole = chosen.length > 0 && chosen.length === new Set(wanted).size;
  const paid = order.state === "PAID" || order.state === "FULFILLING" || order.state === "COMPLETED";
  if (!paid || !whole || !chosen.every(isFree)) throw new Refused("NOT_REFUNDABLE", "packages");
  return { order, packages, chosen };
};

/** Gives the money of gifts back: all of an order, or some of it. What it does is what a withdrawal does. */
export const refund: Action<RefundInput> = {
  operation: "orders.refund",
  weigh: async (doing, input) => amountTakenBack(await judge(doing, input)),
  perform: async (doing, input) => {
    try {
      const taken = await takeBack(doing.services, doing.client, { ...(await judge(doing, input)), id: randomUUID() });
      return { refund: taken.id, amount: taken.amount, currency: taken.currency };
    } catch (error) {
      throw error instanceof Failure ? new Refused("NOT_REFUNDABLE", "packages") : error;
    }
  },
};
