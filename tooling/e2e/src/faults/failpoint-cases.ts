import { type Failpoint, failpoints } from "@giftshop/commerce/failpoints";
import { type ArmedProcess, arm, armDatabase } from "./armed-process.ts";
import type { Victim } from "./breakable.ts";
import { Buyer } from "./buyer.ts";
import type { Customer } from "./customer.ts";
import { Exchanger } from "./exchanger.ts";
import type { FaultCase } from "./fault-case.ts";
import { readOrders } from "./look-inside.ts";
import type { BreakableShop } from "./shop.ts";
import { judge } from "./verdict.ts";

/** Long enough for the poller to look at what nobody else has looked at. */
const dies = 45_000;

/** What a scene is played with. */
interface Stage {
  readonly shop: BreakableShop;
  readonly customer: Customer;
  /** Arms what the case is about, for when this process passes its point. */
  armed(passing: Victim): Promise<ArmedProcess>;
}

type Play = (stage: Stage) => Promise<void>;

/** It dies while the work is carried out; a process takes the work with it. */
const dieDuring = async (armed: ArmedProcess, work: () => Promise<unknown>): Promise<void> => {
  const working = work().catch(() => undefined);
  try {
    await armed.died(dies);
  } finally {
    await working;
    await armed.replace();
  }
};

/** Dies while the order is placed, and the buyer presses again, with the same key, and pays. */
const placeAndTryAgain: Play = async ({ customer, armed }) => {
  await dieDuring(await armed("commerce"), () => customer.place());
  const order = await customer.placePersistently();
  await customer.pay(order);
};

/** Dies while the order is placed, and the buyer has closed the window. */
const placeAndLeave: Play = async ({ shop, customer, armed }) => {
  await dieDuring(await armed("commerce"), () => customer.place());
  const orders = await readOrders(shop, customer.email);
  for (const { id } of orders) await customer.leave(id);
};

/** Commerce is told of the payment; something dies while it follows that up. */
const applyInCommerce: Play = async ({ customer, armed }) => {
  const order = await customer.place();
  await dieDuring(await armed("commerce"), () => customer.pay(order));
};

/** No webhook comes; the worker finds out, and something dies over it. */
const applyInWorker: Play = async ({ shop, customer, armed }) => {
  const order = await customer.place();
  await shop.provider.inject({ on: "webhook", kind: "lose", times: 20 });
  await dieDuring(await armed("worker"), () => customer.pay(order));
};

/** Commerce died over placing an order, and something dies while the worker looks what became of that. */
const lookInWorker =
  (before: Failpoint): Play =>
  async ({ shop, customer, armed }) => {
    await dieDuring(await arm(shop, "commerce", before), () => customer.place());
    await dieDuring(await armed("worker"), async () => undefined);
  };

/** Two payments of one order are paid; something dies while the worker gives the second one back. */
const refundInWorker: Play = async ({ customer, armed }) => {
  const order = await customer.place("ideal");
  await customer.payAgain(order);
  const worker = await armed("worker");
  await dieDuring(worker, () => customer.pay(order));
};

interface Scene {
  /** The process that passes the point. */
  readonly passing: Victim;
  readonly story: string;
  readonly play: Play;
  readonly endings: FaultCase["endings"];
}

const paid = ["paid"] as const;
const tryAgain: Scene = {
  passing: "commerce",
  story: "the buyer presses again",
  play: placeAndTryAgain,
  endings: paid,
};
const leave: Scene = {
  passing: "commerce",
  story: "the buyer leaves",
  play: placeAndLeave,
  endings: ["canceled", "no order"],
};
const finding: Scene = {
  passing: "worker",
  story: "it looks after a payment that commerce left",
  play: lookInWorker("start.after-call"),
  endings: ["canceled"],
};
const missing: Scene = {
  passing: "worker",
  story: "it looks after a payment that commerce never asked for",
  play: lookInWorker("place.after-commit"),
  endings: ["canceled"],
};
const told: Scene = { passing: "commerce", story: "a webhook came", play: applyInCommerce, endings: paid };
const polling: Scene = { passing: "worker", story: "no webhook came", play: applyInWorker, endings: paid };
const refunding: Scene = {
  passing: "worker",
  story: "the second payment goes back",
  play: refundInWorker,
  endings: paid,
};

/** Where each point is passed, so that a new point does not compile until it is said here. */
const scenes: Readonly<Record<Failpoint, readonly Scene[]>> = {
  "place.before-commit": [tryAgain, leave],
  "place.after-commit": [tryAgain, leave],
  "start.before-call": [tryAgain, leave],
  "start.after-call": [tryAgain, leave],
  "start.after-record": [tryAgain, leave],
  "look.before-call": [finding, missing],
  "look.after-call": [finding, missing],
  "look.after-record": [finding],
  "apply.before-fetch": [told, polling],
  "apply.after-fetch": [told, polling],
  "apply.after-books": [told, polling],
  "apply.before-commit": [told, polling],
  "apply.after-commit": [told, polling],
  "refund.before-call": [refunding],
  "refund.after-call": [refunding],
};

/** The scenes of all points, with somebody who orders and something that dies. */
const casesOf = (
  named: (passing: Victim, point: Failpoint) => string,
  customerOf: new (shop: BreakableShop) => Customer,
  armed: typeof arm,
): readonly FaultCase[] =>
  failpoints.flatMap((point) =>
    scenes[point].map(({ passing, story, play, endings }) => ({
      name: `${named(passing, point)}: ${story}`,
      endings,
      run: async (shop) => {
        const customer = new customerOf(shop);
        await customer.fill();
        await play({ shop, customer, armed: (process) => armed(shop, process, point) });
        return judge(shop, customer);
      },
    })),
  );

/**
 * Every failpoint of a purchase, in every process that passes
 * it; and of an exchange, where PostgreSQL dies there too.
 */
export const failpointCases: readonly FaultCase[] = [
  ...casesOf((passing, point) => `${passing} dies at ${point}`, Buyer, arm),
  ...casesOf((passing, point) => `exchange: ${passing} dies at ${point}`, Exchanger, arm),
  ...casesOf((passing, point) => `exchange: PostgreSQL dies as ${passing} passes ${point}`, Exchanger, armDatabase),
];
