import { expect, test } from "@jest/globals";
import { lockOrder, markPosted } from "../../../money/order/index.ts";
import { noteTaken } from "../../../money/payment/applying/taken-back.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { dispatching, printed } from "../testing/dispatching.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { lockParcel } from "./lock-parcel.ts";
import { sendParcel } from "./send-parcel.ts";

/** Two who pack at one table, and money that goes while they do. */
const shop = shopForEachTest();

const { buy, leave } = dispatching(() => shop);

/** How many of eight that say at one moment that a parcel has left are told that they were the first. */
const firsts = async (send: () => Promise<unknown>): Promise<number> =>
  (await Promise.all(Array.from({ length: 8 }, send))).filter((refusal) => refusal === undefined).length;

test("eight who send it at the same moment send it once", async () => {
  const { orderUuid, number } = await buy(printed);
  expect(await firsts(() => sendParcel(shop.services, number))).toBe(1);
  expect(await shop.count("order_transition", `order_id = '${orderUuid}' and to_state = 'COMPLETED'`)).toBe(1);
});

/** Looks how it stands in one transaction, and marks it in the next. */
const lookFirst = async (number: string, meanwhile: () => Promise<unknown> = async () => {}): Promise<unknown> => {
  const { pool, clock } = shop.services;
  const found = await inTransaction(pool, (client) => lockParcel(client, { number, address: undefined }, clock.now()));
  if (typeof found === "string") return found;
  await meanwhile();
  const now = clock.now();
  await inTransaction(pool, async (client) => {
    const order = await lockOrder(client, found.id);
    if (order !== undefined) await markPosted(client, order, { now, arrival: now });
  });
  return undefined;
};

test("looking first and sending then is caught", async () => {
  const { number } = await buy(printed);
  let looked = 0;
  let all: () => void = () => {};
  const everybodyLooked = new Promise<void>((resolve) => {
    all = resolve;
  });
  const meanwhile = () => {
    looked += 1;
    if (looked === 8) all();
    return everybodyLooked;
  };
  expect(await firsts(() => lookFirst(number, meanwhile))).toBe(8);
  const other = await buy(printed);
  expect(await lookFirst(other.number, () => leave(other.payment, 0))).toBeUndefined();
  expect(await shop.watched("PAYMENT")).toMatchObject([{ what: "PAYMENT_TAKEN_BACK" }]);
});

test("money that goes in the very moment in which the parcel is sent holds it", async () => {
  const { orderUuid, payment, number } = await buy(printed);
  const { pool, clock } = shop.services;
  const { rows } = await pool.query<{ id: string }>("select id from payment_attempt where provider_id = $1", [payment]);
  let sending: Promise<unknown> | undefined;
  await inTransaction(pool, async (client) => {
    await lockOrder(client, orderUuid);
    sending = sendParcel(shop.services, number);
    while ((await shop.count("pg_stat_activity", "datname = current_database() and wait_event_type = 'Lock'")) === 0);
    await noteTaken(client, rows[0]?.id ?? "", 5000, 1, clock.now());
  });
  expect(await sending).toBe("HELD");
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
});
