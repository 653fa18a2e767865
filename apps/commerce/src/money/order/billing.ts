import { prepared, type Queryable } from "../../platform/database/index.ts";

/** Where an invoice goes. */
export interface BillingAddress {
  countryCode: string;
  postCode: string | null;
  houseNumber: string | null;
  suffix: string | null;
  street: string;
  city: string;
  administrativeArea: string | null;
  addressLine1: string | null;
  addressLine2: string | null;
}

/** What an invoice needs beside the buyer. Personal: never logged. */
export interface Billing {
  invoiceEmail: string | null;
  kvkNumber: string | null;
  address: BillingAddress | null;
}

const insert = prepared<Record<never, never>, [string, string]>(
  "order-billing-insert",
  `insert into order_billing select $1::uuid, b.* from jsonb_to_record($2::jsonb) as b ("invoiceEmail" text, "kvkNumber" text,
     "countryCode" text, "postCode" text, "houseNumber" text, suffix text, street text, city text, "administrativeArea" text,
     "addressLine1" text, "addressLine2" text)`,
);

/**
 * Writes an order's billing, in the transaction that writes
 * the order, after it. Nothing to say writes nothing.
 */
export const insertBilling = async (client: Queryable, order: string, billing: Billing): Promise<void> => {
  const { address, ...rest } = billing;
  const isEmpty = address === null && Object.values(rest).every((value) => value === null);
  if (!isEmpty) await insert.run(client, order, JSON.stringify({ ...rest, ...address }));
};

type Row = Omit<Billing, "address"> & { [K in keyof BillingAddress]: BillingAddress[K] | null };

const find = prepared<Row, [string]>(
  "order-billing",
  `select invoice_email as "invoiceEmail", kvk_number as "kvkNumber", country_code as "countryCode", post_code as "postCode",
     house_number as "houseNumber", suffix, street, city, administrative_area as "administrativeArea",
     address_line1 as "addressLine1", address_line2 as "addressLine2"
   from order_billing where order_id = $1`,
);

/** An order's billing; `undefined` where nothing of it was asked for. */
export const readBilling = async (db: Queryable, order: string): Promise<Billing | undefined> => {
  const row = await find.first(db, order);
  if (row === undefined) return undefined;
  const { invoiceEmail, kvkNumber, countryCode, street, city, ...rest } = row;
  const address = countryCode && street && city ? { countryCode, street, city, ...rest } : null;
  return { invoiceEmail, kvkNumber, address };
};
