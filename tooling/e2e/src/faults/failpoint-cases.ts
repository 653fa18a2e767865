import { type Failpoint, failpoints } from "@giftshop/commerce/failpoints";
import { type ArmedProcess, arm } from "./armed-process.ts";
import { Buyer } from "./buyer.ts";
import type { FaultCase } from "./fault-case.ts";
import type { Victim } from "./other-process.ts";
import type { FaultyShop } from "./shop.ts";
import { judge } from "./verdict.ts";

/** Long enough for the poller to look at what nobody else has looked at. */
const dies = 45_000;

type Play = (shop: FaultyShop, point: Failpoint, buyer: Buyer) => Promise<void>;

/** The process dies while it carries out what the work asks of it; the work is given up with it. */
async function dieDuring(armed: ArmedProcess, work: () => Promise<unknown>): Promise<void> {
  const working = work().catch(() => undefined);
  await armed.died(dies);
  await working;
  await armed.replace();
}

/** Dies while the order is placed. The buyer presses again, with the same key, and pays. */
const placeAndTryAgain: Play = async (shop, point, buyer) => {
  await dieDuring(await arm(shop, "commerce", point), () => buyer.place());
  const order = await buyer.placePersistently();
  await buyer.pay(order);
};

/** Dies while the order is placed. The buyer has closed the window. */
const placeAndLeave: Play = async (shop, point, buyer) => {
  await dieDuring(await arm(shop, "commerce", point), () => buyer.place());
  const orders = await shop.database.query<{ id: string }>("select id from shop_order where email = $1", [buyer.email]);
  for (const { id } of orders.rows) await buyer.leave(id);
};

/** Commerce is told of the payment and dies while it follows that up. */
const applyInCommerce: Play = async (shop, point, buyer) => {
  const order = await buyer.place();
  await dieDuring(await arm(shop, "commerce", point), () => buyer.pay(order));
};

/** No webhook comes; the worker finds out and dies over it. */
const applyInWorker: Play = async (shop, point, buyer) => {
  const order = await buyer.place();
  await shop.provider.inject({ on: "webhook", kind: "lose", times: 20 });
  await dieDuring(await arm(shop, "worker", point), () => buyer.pay(order));
};

/** Commerce died over placing an order, and the worker dies while it looks what became of that. */
const lookInWorker =
  (before: Failpoint): Play =>
  async (shop, point, buyer) => {
    await dieDuring(await arm(shop, "commerce", before), () => buyer.place());
    await dieDuring(await arm(shop, "worker", point), async () => undefined);
  };

/** Two payments of one order are paid; the worker dies while it gives the second one back. */
const refundInWorker: Play = async (shop, point, buyer) => {
  const order = await buyer.place("ideal");
  await buyer.payAgain(order);
  const armed = await arm(shop, "worker", point);
  await dieDuring(armed, () => buyer.pay(order));
};

interface Scene {
  readonly victim: Victim;
  readonly story: string;
  readonly play: Play;
  readonly endings: FaultCase["endings"];
}

const paid = ["paid"] as const;
const tryAgain: Scene = { victim: "commerce", story: "the buyer presses again", play: placeAndTryAgain, endings: paid };
const leave: Scene = {
  victim: "commerce",
  story: "the buyer leaves",
  play: placeAndLeave,
  endings: ["canceled", "no order"],
};
const finding: Scene = {
  victim: "worker",
  story: "it looks after a payment that commerce left",
  play: lookInWorker("start.after-call"),
  endings: ["canceled"],
};
const missing: Scene = {
  victim: "worker",
  story: "it looks after a payment that commerce never asked for",
  play: lookInWorker("place.after-commit"),
  endings: ["canceled"],
};
const told: Scene = { victim: "commerce", story: "a webhook came", play: applyInCommerce, endings: paid };
const polling: Scene = { victim: "worker", story: "no webhook came", play: applyInWorker, endings: paid };
const refunding: Scene = {
  victim: "worker",
  story: "the second payment goes back",
  play: refundInWorker,
  endings: paid,
};

/** Where each point is passed. A new point does not compile until it is said here. */
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

/** Every failpoint of a purchase, in every process that passes it. */
export const failpointCases: readonly FaultCase[] = failpoints.flatMap((point) =>
  scenes[point].map(({ victim, story, play, endings }) => ({
    name: `${victim} dies at ${point}: ${story}`,
    endings,
    run: async (shop) => {
      const buyer = new Buyer(shop);
      await buyer.fill();
      await play(shop, point, buyer);
      return judge(shop, buyer);
    },
  })),
);
