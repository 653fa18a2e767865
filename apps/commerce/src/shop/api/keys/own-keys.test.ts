import { expect, test } from "@jest/globals";
import { newCompany, password } from "../../checkout/testing/companies.ts";
import { apiForFile } from "../testing/api-test.ts";
import { knownToApi } from "../testing/known-to-api.ts";
import { makeOwnKey, ownKeys, revokeOwnKey } from "./own-keys.ts";

const { shop, call } = apiForFile();

const wish = { name: "Payroll", test: true, scopes: ["credit:read"], password };

const company = async () => knownToApi(shop, await newCompany(shop));

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

test("a session that somebody left open makes no key: it takes the password, and tries are counted", async () => {
  const { scope } = (await company()).owner.buyer;
  const tryIt = (typed: string | null) => makeOwnKey({ ...wish, password: typed }, scope);
  await expect(tryIt(null)).rejects.toMatchObject({ problems: [{ code: 1101, parameter: "input.password" }] });
  for (let n = 0; n < 10; n += 1)
    await expect(tryIt("another password")).rejects.toMatchObject({ problems: [{ parameter: "input.password" }] });
  await expect(tryIt(password)).rejects.toMatchObject({ code: 1002 });
  expect(await ownKeys(scope)).toEqual([]);
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

test("a company that nobody can invoice yet has no key; once it has ordered on invoice its keys order as that order did", async () => {
  const { owner } = await newCompany(shop);
  const { scope } = owner.buyer;
  await expect(makeOwnKey(wish, scope)).rejects.toMatchObject({ code: 2510 });
  await owner.buyer.add("only-digital-d");
  await owner.buyer.place({ billing: owner.billing, paymentMethod: "invoice", delivery: null });
  const { id } = await makeOwnKey(wish, scope);
  expect(await ownKeys(scope)).toMatchObject([{ id }]);
  const { rows } = await shop.services.pool.query(
    "select buyer->>'companyName' as name, billing->'address'->>'city' as city from api_company c join api_key k using (credit) where k.id = $1",
    [id],
  );
  expect(rows).toEqual([{ name: "Atelier Fontaine SARL", city: "Paris" }]);
});
