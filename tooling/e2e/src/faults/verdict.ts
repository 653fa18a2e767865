import { eventually } from "../eventually.ts";
import { codesIn } from "../outside/mailbox.ts";
import type { Customer } from "./customer.ts";
import { findDrift, type OrderRow, readOrders } from "./look-inside.ts";
import type { OpenShop } from "./shop.ts";

/** How a purchase ended. */
export type Ending = "paid" | "canceled" | "no order";

/** After a fault everything is settled within this, milliseconds. */
const settledWithin = 60_000;

const isPaid = ({ state }: OrderRow): boolean => ["PAID", "FULFILLING", "COMPLETED"].includes(state);

const isSettled = (order: OrderRow): boolean =>
  order.open === 0 && (order.state === "CANCELED" || (isPaid(order) && order.unsent === 0));

const moneyKept = async ({ provider }: OpenShop, order: string): Promise<number> => {
  const payments = await provider.paymentsOf(order);
  const minor = (text = "0") => Math.round(Number(text) * 100);
  return payments
    .filter(({ status }) => status === "paid")
    .reduce((sum, { amount, amountRefunded }) => sum + minor(amount.value) - minor(amountRefunded?.value), 0);
};

/** Payments that went back: the buyer is told of each. */
const refundsOf = async ({ provider }: OpenShop, orders: readonly OrderRow[]): Promise<number> => {
  const payments = await Promise.all(orders.map(({ id }) => provider.paymentsOf(id)));
  return payments.flat().filter(({ amountRefunded }) => Number(amountRefunded?.value ?? 0) > 0).length;
};

const judgeMail = async (
  { mailbox }: OpenShop,
  buyer: Customer,
  { paid, refunds }: { paid: boolean; refunds: number },
): Promise<readonly string[]> => {
  const [gifts, letters] = await Promise.all([mailbox.of(buyer.friend), mailbox.of(buyer.email)]);
  const wanted = paid ? 1 : 0;
  const codes = new Set(gifts.flatMap(({ text }) => codesIn(text).map(({ number }) => number)));
  return [
    ...(gifts.length === wanted ? [] : [`${gifts.length} gift e-mails instead of ${wanted}`]),
    ...(letters.length === wanted + refunds
      ? []
      : [`${letters.length} letters instead of ${wanted} confirmations and ${refunds} about refunds`]),
    ...(codes.size === wanted * buyer.cards.mailed ? [] : [`${codes.size} different cards in the gift e-mail`]),
  ];
};

const judgeOrder = async (shop: OpenShop, order: OrderRow, cards: Customer["cards"]): Promise<readonly string[]> => {
  const paid = isPaid(order);
  const kept = await moneyKept(shop, order.id);
  const wanted = paid
    ? { cards: cards.all, value: order.goods, kept: order.total - order.byCards }
    : { cards: 0, value: 0, kept: 0 };
  return [
    ...(order.cards === wanted.cards ? [] : [`${order.cards} cards instead of ${wanted.cards}`]),
    ...(order.cardValue === wanted.value ? [] : [`cards worth ${order.cardValue} instead of ${wanted.value}`]),
    ...(kept === wanted.kept ? [] : [`the provider kept ${kept} instead of ${wanted.kept}`]),
  ];
};

/**
 * Waits until everything that the buyer began is settled and
 * judges all of it: orders, cards, money, e-mails, stock, books.
 * @throws with every complaint; with the state of the orders, when they do not settle in time
 */
export const judge = async (shop: OpenShop, buyer: Customer): Promise<Ending> => {
  let orders: readonly OrderRow[] = [];
  const look = async () => {
    orders = await readOrders(shop, buyer.email);
    return orders.every(isSettled);
  };
  await eventually("settled orders", look, { within: settledWithin, every: 250 }).catch((cause: unknown) => {
    throw new Error(`not settled within ${settledWithin / 1000} s: ${JSON.stringify(orders)}`, { cause });
  });
  const paid = orders.filter(isPaid);
  // The confirmation is sent by a job of its own, beside the gift's.
  const mail = async () => judgeMail(shop, buyer, { paid: paid.length > 0, refunds: await refundsOf(shop, orders) });
  await eventually("e-mails", async () => (await mail()).length === 0, { within: settledWithin, every: 250 }).catch(
    () => undefined,
  );
  const complaints = [
    ...(paid.length > 1 ? [`${paid.length} paid orders`] : []),
    ...(await Promise.all(orders.map((order) => judgeOrder(shop, order, buyer.cards)))).flat(),
    ...(await mail()),
    ...(await buyer.complaints(paid.length > 0)),
    ...(await findDrift(shop)),
  ];
  if (complaints.length > 0) throw new Error(complaints.join("; "));
  if (orders.length === 0) return "no order";
  return paid.length > 0 ? "paid" : "canceled";
};
