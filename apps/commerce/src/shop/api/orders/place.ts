import { randomUUID } from "node:crypto";
import { firstCreditOf } from "@giftshop/storefront-config/business";
import { planDelivery } from "@giftshop/storefront-config/delivery";
import type { z } from "zod";
import { lockCredit } from "../../../money/credit/index.ts";
import { hashRequest, type Request, recall, remember } from "../../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import { priceBasket } from "../../basket/index.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { type CompanyGift, companyLines } from "../../checkout/placing/company-lines.ts";
import { placeCompanyOrder } from "../../checkout/placing/company-order.ts";
import type { Call, Replied } from "../operations/operation.ts";
import type { newOrder } from "../operations/schemas.ts";
import { judgeDelivery } from "./judge-delivery.ts";
import { type ApiGift, type ApiOrder, insertApiOrder, spentInTestMode, takeSerial } from "./orders-table.ts";
import { type OrderAnswer, presentOrder } from "./present.ts";
import { testNumber } from "./test-mode.ts";

type Wanted = z.output<typeof newOrder>;

const giftOf = ({ product, amount, recipient, message, deliverOn }: Wanted["gifts"][number]): CompanyGift => ({
  variation: Number(product),
  value: amount,
  recipient,
  message: message || undefined,
  deliverOn,
});

const deliverAtOf = ({ storefront }: Call, { deliverOn }: CompanyGift, now: Date): Date | null => {
  if (deliverOn === undefined) return null;
  const judged = planDelivery({ storefront, kind: "DIGITAL", now }, deliverOn);
  return "planned" in judged ? judged.planned.at : null;
};

/** An order as it is written, before it has a number. */
const rowsOf = (call: Call, wanted: Wanted, gifts: readonly CompanyGift[]) => {
  const { services, key, storefront } = call;
  const now = services.clock.now();
  const order = {
    id: randomUUID(),
    credit: key.credit,
    test: key.test,
    key: key.id,
    storefront: storefront.code,
    reference: wanted.reference ?? null,
    currency: storefront.currency,
    giftCount: gifts.length,
    createdAt: now,
  };
  const list = wanted.gifts.map(({ reference, product, amount, delivery, recipient }, index): Omit<ApiGift, "told"> => {
    const gift = gifts[index];
    return {
      position: index + 1,
      reference: reference ?? null,
      product: Number(product),
      amount,
      delivery,
      testRecipient: key.test && recipient ? recipient : null,
      deliverAt: gift ? deliverAtOf(call, gift, now) : null,
    };
  });
  return { order, list };
};

type Made = Pick<ApiOrder, "serial" | "number" | "total">;

const placeLive = async (
  client: PoolClient,
  { services, storefront, company, key }: Call,
  { id, gifts, wanted, hash }: { id: string; gifts: readonly CompanyGift[]; wanted: Wanted; hash: Buffer },
): Promise<Made> => {
  const serial = await takeSerial(client);
  const { number, grandTotal: total } = await placeCompanyOrder(client, services, {
    id,
    serial,
    visitor: company.visitor,
    storefront,
    language: storefront.languages[0],
    credit: key.credit,
    buyer: { ...company.buyer, referenceNumber: wanted.reference ?? company.buyer.referenceNumber },
    billing: company.billing,
    senderName: wanted.sender,
    requestHash: hash,
    gifts,
  });
  return { serial, number, total };
};

/**
 * Judged and priced as an order is, and nothing else: a day's
 * orders of test mode have as much credit as a new company.
 */
const placeTest = async (
  client: PoolClient,
  { services, storefront, key }: Call,
  gifts: readonly CompanyGift[],
): Promise<Made> => {
  const view = await readView(services, { storefront, language: storefront.languages[0] }, client);
  const { grandTotal: total } = priceBasket(companyLines(view, gifts), storefront, view.now);
  const spent = await spentInTestMode(client, key.credit, view.now);
  if (spent + total > firstCreditOf(storefront.currency)) throw new Failure("creditExceeded");
  return { serial: await takeSerial(client), number: testNumber(storefront.code), total };
};

/**
 * Makes an order of 1 to 1,000 gifts, once for each idempotency key. The credit stays locked until the
 * commit, so calls of one moment take turns.
 *
 * @throws the gifts' errors, 2041 for a key of another order, 2500 where credit does not cover it;
 * nothing is written then
 */
export const placeApiOrder = async (call: Call, wanted: Wanted): Promise<Replied<OrderAnswer>> => {
  const { services, key, storefront, idempotencyKey } = call;
  judgeDelivery(call, wanted.gifts);
  const gifts = wanted.gifts.map(giftOf);
  const hash = hashRequest({ ...wanted, storefront: storefront.code });
  const actor = `api:${key.credit}${key.test ? ":test" : ""}`;
  const request: Request = { actor, operation: "createOrder", key: idempotencyKey, hash };
  const before = await recall<OrderAnswer>(services.pool, request);
  if (before) return { body: before, replayed: true };
  return inTransaction(services.pool, async (client) => {
    await lockCredit(client, key.credit);
    const first = await recall<OrderAnswer>(client, request);
    if (first) return { body: first, replayed: true };
    const { order, list } = rowsOf(call, wanted, gifts);
    const made = key.test
      ? await placeTest(client, call, gifts)
      : await placeLive(client, call, { id: order.id, gifts, wanted, hash });
    const written = { ...order, ...made };
    await insertApiOrder(client, written, list);
    const body = presentOrder({ ...written, told: "PROCESSING" }, "PROCESSING");
    if (!(await remember(client, request, body))) throw new Error("A call went past the lock of its company's credit.");
    return { body, replayed: false };
  });
};
