import { inTransaction } from "../../../platform/database/index.ts";
import { makeAccountVisitor } from "../../../platform/graphql/sessions.ts";
import type { newCompany } from "../../checkout/testing/companies.ts";
import type { Shop } from "../../checkout/testing/shop.ts";
import { insertCompany } from "../keys/company-table.ts";

type Made = Awaited<ReturnType<typeof newCompany>>;

/** A company that staff know how to invoice, as by its quote. */
export const knownToApi = async ({ services: { pool, clock } }: Shop, made: Made): Promise<Made> => {
  const { firstName, lastName, email, companyName } = made.owner.billing;
  const buyer = { firstName, lastName, email, companyName, phoneNumber: null, vatNumber: null, referenceNumber: null };
  await inTransaction(pool, async (client) => {
    const visitor = await makeAccountVisitor(client);
    const billing = { invoiceEmail: null, kvkNumber: null, address: null };
    const { credit } = made;
    await insertCompany(
      client,
      { credit, visitor, buyer: { ...buyer, customerType: "BUSINESS" }, billing },
      clock.now(),
    );
  });
  return made;
};
