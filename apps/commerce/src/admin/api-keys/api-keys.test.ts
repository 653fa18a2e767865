import { expect, test } from "@jest/globals";
import { apiForFile } from "../../shop/api/testing/api-test.ts";
import { companyWithCredit } from "../../shop/api/testing/company.ts";
import { startStaffServer } from "../staff/testing/staff-client.ts";

const { shop, call } = apiForFile();

const errors = "errors { code parameter }";

test("a person of finance makes a key that works, sees it used, and revokes it", async () => {
  const server = await startStaffServer(shop.services);
  const credit = await companyWithCredit(shop.services);
  const person = await server.person("finance@shop.example", "finance:CBFR");
  await person.prove();
  const make = (scopes: string, name = "Till") =>
    person.ask(
      `mutation { makeApiKey(credit: "${credit}", test: true, name: "${name}", scopes: ${scopes}, why: "They asked.") { data { text } ${errors} } }`,
    );
  expect((await make('["everything"]')).errors).toMatchObject([{ code: "INVALID", parameter: "scopes" }]);
  const { text } = (await make('["credit:read"]')).data;
  expect((await call("/credit", { key: text })).status).toBe(200);

  const list = `query { apiCompanies { data { scopes companies { credit name keys { id name prefix lastUsedAt } } } ${errors} } }`;
  const { companies } = (await person.ask(list)).data;
  expect(companies).toMatchObject([{ credit, keys: [{ name: "Till", prefix: text.slice(0, 12) }] }]);
  const [key] = companies[0].keys;
  expect(key.lastUsedAt).not.toBeNull();

  const revoke = `mutation { revokeApiKey(id: "${key.id}", why: "They left.") { data { done } ${errors} } }`;
  expect((await person.ask(revoke)).data).toEqual({ done: true });
  expect((await person.ask(revoke)).errors).toMatchObject([{ code: "DECIDED" }]);
  expect((await call("/credit", { key: text })).status).toBe(401);
  const { rows } = await shop.services.pool.query("select * from staff_audit");
  expect(JSON.stringify(rows)).toContain("They left.");
  expect(JSON.stringify(rows)).not.toContain(text);

  const elsewhere = await server.person("elsewhere@shop.example", "finance:CKUK");
  expect((await elsewhere.ask(list)).data.companies).toEqual([]);
  await server.close();
});
