import { type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";

/** What is emptied of a buyer who is forgotten. */
export const forgottenBuyer = `first_name = '', last_name = '', email = '', phone_number = null, company_name = null, vat_number = null,
     reference_number = null, sender_name = null, view = '{}'`;

const forgetAddresses = prepared<Record<never, never>, [string[]]>(
  "retention-order-addresses",
  "delete from order_address where order_id = any($1::uuid[])",
);
const forgetBillings = prepared<Record<never, never>, [string[]]>(
  "retention-order-billings",
  "delete from order_billing where order_id = any($1::uuid[])",
);
const forgetCorrections = prepared<Record<never, never>, [string[]]>(
  "retention-order-corrections",
  "delete from email_correction where order_id = any($1::uuid[])",
);

/** Takes addresses out of orders whose buyers were forgotten in the same transaction. */
export const forgetPlaces = async (client: PoolClient, orders: string[]): Promise<void> =>
  void (await pipelined(
    forgetAddresses.run(client, orders),
    forgetBillings.run(client, orders),
    forgetCorrections.run(client, orders),
  ));
