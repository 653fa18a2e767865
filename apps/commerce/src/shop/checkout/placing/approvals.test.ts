import { expect, test } from "@jest/globals";
import { setCreditLimit } from "../../../money/credit/index.ts";
import { companyApprovals } from "../../company/index.ts";
import { showPaymentMethods } from "../payments/payment-methods.ts";
import { by, type Colleague, newCompany, type TestCompany } from "../testing/companies.ts";
import { shopForEachTest } from "../testing/shop-test.ts";
import { decideApproval, withdrawApproval } from "./decide-approval.ts";

/** Orders of a company's members: on its credit, and above a sum only with somebody's yes. */
const shop = shopForEachTest();

const onInvoice = { paymentMethod: "invoice", delivery: null } as const;
const order = async ({ buyer, billing }: Colleague, over: Record<string, unknown> = {}) => {
  await buyer.add("only-digital-d", over);
  return buyer.place({ billing, ...onInvoice });
};
const used = async ({ credit }: TestCompany): Promise<number> =>
  (await shop.services.ownerPool.query<{ used: number }>("select used from business_credit where id = $1", [credit]))
    .rows[0]?.used ?? -1;
const decide = ({ buyer }: Colleague, id: string, approve: boolean, why?: string) =>
  decideApproval({ id, approve, why }, buyer.scope, shop.context);
const emails = (kind: string) => shop.count("letter", `queue = 'mail.company' and job->>'kind' = '${kind}'`);

test("members order on the credit of their company, whoever of them it was approved for; a reader does not", async () => {
  const company = await newCompany(shop);
  await order(await company.join("ORDERER"));
  await order(await company.join("APPROVER"));
  expect(await used(company)).toBe(10_000);
  const reader = await company.join("READER");
  await expect(order(reader)).rejects.toMatchObject({ code: 2044 });
  expect((await showPaymentMethods(undefined, reader.buyer.scope)).map(({ id }) => id)).not.toContain("invoice");
});

test("above the sum an orderer's order waits, and a yes places it on invoice", async () => {
  const company = await newCompany(shop);
  await company.approvalAbove(4999);
  const [orderer, approver] = [await company.join("ORDERER"), await company.join("APPROVER")];
  const { orderUuid, paymentUrl } = await order(orderer);
  expect(paymentUrl).toContain(orderUuid);
  expect([await shop.count("shop_order"), await used(company), await emails("waiting")]).toEqual([0, 0, 2]);
  expect(await companyApprovals(approver.buyer.scope)).toMatchObject([
    { id: orderUuid, amount: 5000, gifts: 1, state: "WAITING", mayDecide: true, costCentre: "CC-4711" },
  ]);
  await decide(approver, orderUuid, true, "Fine");
  expect([
    await shop.count("delivery", `order_id = '${orderUuid}' and state = 'WAITING'`),
    await used(company),
  ]).toEqual([1, 5000]);
  expect(await companyApprovals(orderer.buyer.scope)).toMatchObject([{ state: "APPROVED", why: "Fine" }]);
  expect(await emails("approved")).toBe(1);
});

test("the same order again waits once, and at the sum it does not wait", async () => {
  const company = await newCompany(shop);
  await company.approvalAbove(5000);
  const orderer = await company.join("ORDERER");
  await order(orderer);
  expect([await shop.count("shop_order"), await shop.count("company_approval")]).toEqual([1, 0]);
  await company.approvalAbove(0);
  await orderer.buyer.add("only-digital-d");
  const input = { billing: orderer.billing, ...onInvoice, idempotencyKey: "0f8fad5b-d9cb-469f-a165-70867728950e" };
  const answers = [await orderer.buyer.place(input), await orderer.buyer.place(input)];
  expect(answers[0]).toEqual(answers[1]);
  expect(await shop.count("company_approval")).toBe(1);
});

test("of many who decide at one moment one does, and the order is placed at most once", async () => {
  const company = await newCompany(shop);
  await company.approvalAbove(0);
  const orderer = await company.join("ORDERER");
  const { orderUuid } = await order(orderer);
  const approvers = await Promise.all(Array.from({ length: 6 }, () => company.join("APPROVER")));
  const decided = await Promise.allSettled(approvers.map((one, n) => decide(one, orderUuid, n % 2 === 0)));
  expect(decided.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const state = (await companyApprovals(orderer.buyer.scope))[0]?.state;
  expect(await used(company)).toBe(state === "APPROVED" ? 5000 : 0);
});

test("a no places nothing, says why, and gives the basket back", async () => {
  const company = await newCompany(shop);
  await company.approvalAbove(0);
  const orderer = await company.join("ORDERER");
  const { orderUuid } = await order(orderer, { quantity: 3 });
  expect(await shop.count("cart_package k", "k.cart in (select id from cart where order_id is null)")).toBe(0);
  await decide(company.owner, orderUuid, false, "Too many");
  expect([await shop.count("shop_order"), await used(company), await emails("refused")]).toEqual([0, 0, 1]);
  expect(
    await shop.count("cart_package k", "quantity = 3 and k.cart in (select id from cart where order_id is null)"),
  ).toBe(1);
  await expect(decide(company.owner, orderUuid, true)).rejects.toMatchObject({ code: 2515 });
});

test("who asked takes it back and has their basket; somebody else does not", async () => {
  const company = await newCompany(shop);
  await company.approvalAbove(0);
  const [orderer, other] = [await company.join("ORDERER"), await company.join("ORDERER")];
  const { orderUuid } = await order(orderer);
  await expect(withdrawApproval(orderUuid, other.buyer.scope)).rejects.toMatchObject({ code: 2510 });
  await withdrawApproval(orderUuid, orderer.buyer.scope);
  expect(await companyApprovals(orderer.buyer.scope)).toMatchObject([{ state: "WITHDRAWN" }]);
  await expect(decide(company.owner, orderUuid, true)).rejects.toMatchObject({ code: 2515 });
  expect(await shop.count("cart_package k", "k.cart in (select id from cart where order_id is null)")).toBe(1);
});

test("nobody of another company, and no orderer, says yes", async () => {
  const [company, other] = [await newCompany(shop), await newCompany(shop)];
  await company.approvalAbove(0);
  const orderer = await company.join("ORDERER");
  const { orderUuid } = await order(orderer);
  await expect(decide(other.owner, orderUuid, true)).rejects.toMatchObject({ code: 2510 });
  await expect(decide(orderer, orderUuid, true)).rejects.toMatchObject({ code: 2512 });
  expect(await companyApprovals(other.owner.buyer.scope)).toEqual([]);
  expect(await shop.count("shop_order")).toBe(0);
});

test("a yes that the credit does not cover any more changes nothing, and can be said again", async () => {
  const company = await newCompany(shop);
  await company.approvalAbove(0);
  const orderer = await company.join("ORDERER");
  const { orderUuid } = await order(orderer);
  const { pool, clock } = shop.services;
  await setCreditLimit(pool, company.credit, 4999, by, clock.now());
  await expect(decide(company.owner, orderUuid, true)).rejects.toMatchObject({ code: 2500 });
  expect([await shop.count("shop_order"), (await companyApprovals(orderer.buyer.scope))[0]?.state]).toEqual([
    0,
    "WAITING",
  ]);
  await setCreditLimit(pool, company.credit, 5000, by, clock.now());
  await decide(company.owner, orderUuid, true);
  expect(await used(company)).toBe(5000);
});
