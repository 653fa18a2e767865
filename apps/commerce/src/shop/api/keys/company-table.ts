import type { Billing, Buyer } from "../../../money/order/index.ts";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** Who buys by keys, as orders and invoices name it. Personal: never logged. */
export interface ApiCompany {
  credit: string;
  visitor: number;
  buyer: Buyer;
  billing: Billing;
}

const insert = prepared<Record<never, never>, [string, number, string, string, Date]>(
  "api-company-insert",
  `insert into api_company (credit, visitor, buyer, billing, created_at) values ($1, $2, $3::jsonb, $4::jsonb, $5)
   on conflict do nothing`,
);
const find = prepared<ApiCompany, [string]>(
  "api-company",
  "select credit, visitor, buyer, billing from api_company where credit = $1",
);

/** Notes who buys with a credit; one that is known stays as it is. */
export const insertCompany = async (
  client: Queryable,
  { credit, visitor, buyer, billing }: ApiCompany,
  now: Date,
): Promise<void> =>
  void (await insert.run(client, credit, visitor, JSON.stringify(buyer), JSON.stringify(billing), now));

/** Who buys with a credit; `undefined` before its first key. */
export const companyOf = (db: Queryable, credit: string): Promise<ApiCompany | undefined> => find.first(db, credit);
