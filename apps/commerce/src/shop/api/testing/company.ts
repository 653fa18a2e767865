import { randomUUID } from "node:crypto";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { approveCredit } from "../../../money/credit/index.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import { makeAccountVisitor } from "../../../platform/graphql/sessions.ts";
import type { Services } from "../../../platform/services.ts";
import { insertCompany } from "../keys/company-table.ts";
import { makeKey } from "../keys/key.ts";
import { insertKey } from "../keys/keys-table.ts";
import { type KeyScope, scopes } from "../keys/scopes.ts";

/** A company with the credit of a new one; answers that by its id. */
export const companyWithCredit = ({ pool, clock }: Services, code: StorefrontCode = "CBFR"): Promise<string> =>
  inTransaction(pool, async (client) => {
    const { legalEntity, currency } = getStorefront(code);
    const email = `${randomUUID()}@example.com`;
    const companyName = `Atelier ${email.slice(0, 8)}`;
    const by = { staff: "sam", why: "test" };
    const credit = await approveCredit(
      client,
      { legalEntity, currency, companyName, vatNumber: null, email },
      by,
      clock.now(),
    );
    const buyer = {
      firstName: "Claire",
      lastName: "Fontaine",
      email,
      phoneNumber: null,
      customerType: "BUSINESS" as const,
      companyName,
      vatNumber: null,
      referenceNumber: null,
    };
    const address = {
      countryCode: "FR",
      postCode: "75011",
      houseNumber: "12",
      suffix: null,
      street: "Rue Oberkampf",
      city: "Paris",
      administrativeArea: null,
      addressLine1: null,
      addressLine2: null,
    };
    const visitor = await makeAccountVisitor(client);
    const billing = { invoiceEmail: null, kvkNumber: null, address };
    await insertCompany(client, { credit, visitor, buyer, billing }, clock.now());
    return credit;
  });

/** A key of a company, with all scopes unless they are said. */
export const keyFor = async (
  { pool, clock }: Services,
  credit: string,
  { test = false, may = scopes }: { test?: boolean; may?: readonly KeyScope[] } = {},
): Promise<string> => {
  const { text, prefix, hash } = makeKey(test);
  const row = { id: randomUUID(), credit, test, name: "tests", prefix, scopes: may, madeBy: "sam" };
  await insertKey(pool, { ...row, createdAt: clock.now() }, hash);
  return text;
};
