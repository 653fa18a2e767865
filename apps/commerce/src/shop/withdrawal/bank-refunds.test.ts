import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import {
  bankRefundSent,
  bankRefundsOf,
  markInvoicePaid,
  openReceivables,
  waitingBankRefunds,
} from "../../money/credit/index.ts";
import { checkBooks } from "../../money/ledger/check-books.ts";
import { lockOrder } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { by, newCompany } from "../checkout/testing/companies.ts";
import { shopForEachTest } from "../checkout/testing/shop-test.ts";
import { judgePackages } from "./judge-packages.ts";
import { takeBack } from "./take-back.ts";

/** What a company paid by bank goes back by bank; what it still owes is owed no more. */
const shop = shopForEachTest();

const now = (): Date => shop.services.clock.now();
const booked = async (account: string): Promise<number> => {
  const { rows } = await shop.services.pool.query<{ sum: number }>(
    "select coalesce(sum(e.amount), 0)::int as sum from ledger_entry e join ledger_account a on a.id = e.account where a.kind = $1",
    [account],
  );
  return rows[0]?.sum ?? 0;
};

/** Two gifts of 50.00 on invoice. */
const order = async () => {
  const { owner, credit } = await newCompany(shop);
  await owner.buyer.add("only-digital-d", { recipient: { name: "Zoé", email: "zoe@example.com" } });
  await owner.buyer.add("only-digital-d", { recipient: { name: "Noé", email: "noe@example.com" } });
  const placed = { billing: owner.billing, paymentMethod: "invoice", delivery: null } as const;
  const { orderUuid } = await owner.buyer.place(placed);
  return { orderUuid, credit, number: await shop.numberOf(orderUuid) };
};

/** Takes back as many of its gifts that are left, as staff do. */
const takeGifts = (orderUuid: string, count: number, id: string = randomUUID()) =>
  inTransaction(shop.services.pool, async (client) => {
    const locked = await lockOrder(client, orderUuid);
    if (locked === undefined) throw new Error("There is no such order.");
    const packages = await judgePackages(client, locked, now());
    const chosen = packages.filter(({ refusal }) => refusal !== "WITHDRAWN").slice(0, count);
    return takeBack(shop.services, client, { order: locked, packages, chosen, id });
  });

test("of a paid invoice the money is owed by bank until a person has sent it; cards and credit note come first", async () => {
  const { orderUuid, number } = await order();
  const { pool } = shop.services;
  await markInvoicePaid(pool, number, by, now());
  const id = randomUUID();
  expect(await takeGifts(orderUuid, 1, id)).toMatchObject({ id, amount: 5000 });
  expect(await waitingBankRefunds(pool)).toMatchObject([{ id, orderNumber: number, amount: 5000, sentAt: null }]);
  expect(await shop.count("document", `order_id = '${orderUuid}' and kind = 'CREDIT_NOTE' and cause = '${id}'`)).toBe(
    1,
  );
  expect([await booked("REFUNDS_PAYABLE"), await booked("BANK")]).toEqual([5000, -10_000]);

  const send = () => bankRefundSent(pool, number, { staff: "sam", reference: "SEPA-1" }, now());
  expect((await Promise.all([send(), send(), send()])).filter(Boolean)).toHaveLength(1);
  expect([await booked("REFUNDS_PAYABLE"), await booked("BANK")]).toEqual([0, -5000]);
  expect([await waitingBankRefunds(pool), (await bankRefundsOf(pool, orderUuid)).length]).toEqual([[], 1]);

  await takeGifts(orderUuid, 1);
  expect(await waitingBankRefunds(pool)).toMatchObject([{ amount: 5000 }]);
  expect(await checkBooks(pool, shop.services.log)).toMatchObject({ unbalanced: 0, drifted: 0, unsettled: 0 });
});

test("of one that is paid in part, what is open is lowered first and the rest goes back by bank", async () => {
  const { orderUuid, number, credit } = await order();
  const { pool } = shop.services;
  await markInvoicePaid(pool, number, { ...by, part: 7000, cause: "bank-1" }, now());
  await takeGifts(orderUuid, 1);
  const { rows: notes } = await pool.query(
    "select content->'payments' as payments from document where order_id = $1 and kind = 'CREDIT_NOTE'",
    [orderUuid],
  );
  const ways = [
    { method: "invoice", amount: 3000 },
    { method: "banktransfer", amount: 2000 },
  ];
  expect(notes).toEqual([{ payments: ways }]);
  expect(await openReceivables(pool, "9999-12-31")).toEqual([]);
  expect(await waitingBankRefunds(pool)).toMatchObject([{ amount: 2000 }]);
  const { rows } = await pool.query("select used::int from business_credit where id = $1", [credit]);
  expect([rows, await booked("REFUNDS_PAYABLE"), await booked("RECEIVABLES")]).toEqual([[{ used: 0 }], 2000, 0]);
});

test("never more goes back by bank than came by bank, whoever writes it, and what was sent stays sent", async () => {
  const { orderUuid, number } = await order();
  const { pool } = shop.services;
  await markInvoicePaid(pool, number, { ...by, part: 7000, cause: "bank-1" }, now());
  await takeGifts(orderUuid, 1);
  const more = "update business_receivable set returned = returned + 5001 where order_id = $1";
  await expect(pool.query(more, [orderUuid])).rejects.toThrow("business_receivable_returned");
  expect(await bankRefundSent(pool, number, { staff: "sam", reference: "SEPA-2" }, now())).toBe(true);
  const again = "update business_bank_refund set reference = 'other' where order_id = $1";
  await expect(pool.query(again, [orderUuid])).rejects.toThrow("stays sent");
});
