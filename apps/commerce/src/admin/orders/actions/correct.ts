import { staffCards } from "../../../money/giftcard/index.ts";
import { readDeliveries, readLines } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { giveToReceiver, sendToReceiver } from "../../../shop/checkout/gifts/give-to-receiver.ts";
import { giftOfPackage } from "../../../shop/gift/index.ts";
import { Refused } from "../../staff/refused.ts";
import type { Action, Doing } from "./action.ts";
import { issueAgain } from "./cards.ts";

/** Whom an e-mailed gift is for. */
export interface CorrectInput {
  package: number;
  name: string;
  email: string;
}

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(text) && text.length <= 254;

/** A gift that can go to somebody else, and what goes with it. */
const giftOf = async ({ client, order }: Doing, input: CorrectInput) => {
  if (!isEmail(input.email)) throw new Refused("INVALID", "email");
  if (input.name === "") throw new Refused("INVALID", "name");
  const delivery = (await readDeliveries(client, order.id)).find((one) => one.package === input.package);
  if (delivery?.kind !== "DIGITAL" || order.forgotten) throw new Refused("NOT_FOUND", "gift");
  if (delivery.state === "WITHDRAWN" || delivery.state === "DONATED") throw new Refused("NOT_SENDABLE", "gift");
  const wrapped = await giftOfPackage(client, input.package);
  if (wrapped && wrapped.state !== "UNOPENED") throw new Refused("GIFT_OPENED", "gift");
  const lines = (await readLines(client, order.id)).filter((line) => line.package === input.package);
  const cards = await staffCards(
    client,
    lines.map(({ id }) => id),
  );
  return { delivery, wrapped, cards: cards.filter(({ replaced, state }) => !replaced && state !== "EXPIRED") };
};

/**
 * Says whom a gift is for, and sends it there. What went to somebody else is worth nothing there any
 * more: a link that nobody has opened ends, and cards that were sent with their codes are issued again.
 */
export const correct: Action<CorrectInput> = {
  operation: "orders.correct",
  weigh: async (doing, input) => {
    const { wrapped, cards } = await giftOf(doing, input);
    return wrapped?.value ?? cards.reduce((sum, { balance }) => sum + balance, 0);
  },
  perform: async (doing, input) => {
    const { services, client, order } = doing;
    const { delivery, wrapped, cards } = await giftOf(doing, input);
    const again = wrapped === undefined && delivery.state === "SENT" ? cards : [];
    for (const { id } of again) await issueAgain(doing, { card: id, reason: "MISTAKEN_RECIPIENT" });
    const giving = { delivery, receiver: { name: input.name, email: input.email }, parameter: "gift" };
    try {
      await (wrapped ? giveToReceiver : sendToReceiver)(services, client, order, giving);
    } catch (error) {
      throw error instanceof Failure ? new Refused("NOT_SENDABLE", "gift") : error;
    }
    return { wasSent: delivery.state === "SENT", issuedAgain: again.length };
  },
};
