import { randomUUID } from "node:crypto";
import { storefronts } from "@giftshop/storefront-config";
import { buyersOfCredit, creditById, lockCredit, receivablesOf } from "../../../money/credit/index.ts";
import { readBilling, readOrder } from "../../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { makeAccountVisitor } from "../../../platform/graphql/sessions.ts";
import type { Services } from "../../../platform/services.ts";
import { quoteOfMailboxes } from "../../business/index.ts";
import { type ApiCompany, companyOf, insertCompany } from "./company-table.ts";
import { makeKey } from "./key.ts";
import { insertKey } from "./keys-table.ts";
import type { KeyScope } from "./scopes.ts";

/** A key that is to be made. */
export interface KeyWish {
  credit: string;
  test: boolean;
  name: string;
  scopes: readonly KeyScope[];
  madeBy: string;
}

/** What came of it: the key's text is known to nobody afterwards. */
export type MadeKey = { text: string; id: string } | { refused: "unknownCredit" | "unknownBuyer" };

/** Name and address of its newest order on invoice. */
const buyerOfInvoices = async (
  client: PoolClient,
  credit: string,
): Promise<Pick<ApiCompany, "buyer" | "billing"> | undefined> => {
  const [newest] = await receivablesOf(client, [credit], { since: new Date(0), most: 1 });
  const order = newest && (await readOrder(client, newest.orderId));
  const billing = order && (await readBilling(client, order.id));
  if (order === undefined || billing === undefined) return undefined;
  const { firstName, lastName, email, companyName, vatNumber, referenceNumber } = order;
  const buyer = { firstName, lastName, email, companyName, vatNumber, referenceNumber };
  return { buyer: { ...buyer, phoneNumber: null, customerType: "BUSINESS" }, billing };
};

/**
 * A company is called, and its invoices go, as its newest quote
 * or order on invoice says; answers false where it has neither.
 */
export const learnCompany = async (client: PoolClient, credit: string, now: Date): Promise<boolean> => {
  if (await companyOf(client, credit)) return true;
  const terms = await creditById(client, credit);
  const sells = storefronts.filter(
    ({ legalEntity, currency }) => legalEntity === terms?.legalEntity && currency === terms.currency,
  );
  const codes = sells.map(({ code }) => code);
  const known =
    (await quoteOfMailboxes(client, await buyersOfCredit(client, credit), codes)) ??
    (await buyerOfInvoices(client, credit));
  if (known === undefined) return false;
  const visitor = await makeAccountVisitor(client);
  const { buyer, billing } = known;
  await insertCompany(client, { credit, visitor, buyer: { ...buyer, customerType: "BUSINESS" }, billing }, now);
  return true;
};

/** Makes a key of a company that has credit, in the caller's transaction. */
export const makeCompanyKeyWithin = async (client: PoolClient, wish: KeyWish, now: Date): Promise<MadeKey> => {
  if ((await lockCredit(client, wish.credit)) === undefined) return { refused: "unknownCredit" };
  if (!(await learnCompany(client, wish.credit, now))) return { refused: "unknownBuyer" };
  const { text, prefix, hash } = makeKey(wish.test);
  const id = randomUUID();
  await insertKey(client, { ...wish, id, prefix, createdAt: now }, hash);
  return { text, id };
};

/** Makes a company's key, in a transaction of its own. */
export const makeCompanyKey = ({ pool, clock }: Pick<Services, "pool" | "clock">, wish: KeyWish): Promise<MadeKey> =>
  inTransaction(pool, (client) => makeCompanyKeyWithin(client, wish, clock.now()));
