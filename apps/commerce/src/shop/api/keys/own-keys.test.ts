import { expect, test } from "@jest/globals";
import { inTransaction } from "../../../platform/database/index.ts";
import { makeAccountVisitor } from "../../../platform/graphql/sessions.ts";
import { newCompany } from "../../checkout/testing/companies.ts";
import { apiForFile } from "../testing/api-test.ts";
import { insertCompany } from "./company-table.ts";
import { makeOwnKey, ownKeys, revokeOwnKey } from "./own-keys.ts";

const { shop, call } = apiForFile();

const wish = { name: "Payroll", test: true, scopes: ["credit:read"] };

/** A company that staff know how to invoice. */
const company = async () => {
  const made = await newCompany(shop);
  const { pool, clock } = shop.services;
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

test("an owner makes keys of their company, and any owner ends them", async () => {
  const { owner, join } = await company();
  const { text, id } = await makeOwnKey(wish, owner.buyer.scope);
  expect((await call("/key", { key: text })).body).toMatchObject({
    name: "Payroll",
    scopes: ["credit:read"],
    test: true,
  });
  const second = (await join("OWNER")).buyer.scope;
  expect(await ownKeys(second)).toMatchObject([{ id, name: "Payroll", revokedAt: null }]);
  expect(await revokeOwnKey(id, second)).toMatchObject([{ id, revokedAt: shop.services.clock.now() }]);
  expect((await call("/key", { key: text })).status).toBe(401);
  await revokeOwnKey("none", second);
});

test("nobody else of the company may, nor another company", async () => {
  const { owner, join } = await company();
  const { id } = await makeOwnKey(wish, owner.buyer.scope);
  for (const role of ["APPROVER", "ORDERER", "READER"] as const) {
    const { scope } = (await join(role)).buyer;
    await expect(ownKeys(scope)).rejects.toMatchObject({ code: 2512 });
    await expect(makeOwnKey(wish, scope)).rejects.toMatchObject({ code: 2512 });
  }
  const stranger = (await company()).owner.buyer.scope;
  expect(await revokeOwnKey(id, stranger)).toEqual([]);
  expect(await ownKeys(owner.buyer.scope)).toMatchObject([{ id, revokedAt: null }]);
  await expect(ownKeys((await shop.buyer()).scope)).rejects.toMatchObject({ code: 2202 });
});

test("a key has a name and a scope that there is", async () => {
  const { owner } = await company();
  const { scope } = owner.buyer;
  await expect(makeOwnKey({ ...wish, name: " " }, scope)).rejects.toMatchObject({
    problems: [{ parameter: "input.name" }],
  });
  for (const scopes of [[], ["credit:read", "money:print"]])
    await expect(makeOwnKey({ ...wish, scopes }, scope)).rejects.toMatchObject({
      problems: [{ parameter: "input.scopes" }],
    });
});
