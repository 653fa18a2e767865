import { expect, test } from "@jest/globals";
import { newCompany, password } from "../../checkout/testing/companies.ts";
import { apiForFile } from "../testing/api-test.ts";
import { knownToApi } from "../testing/known-to-api.ts";
import { addWebhook } from "./add-webhook.ts";
import { addOwnWebhook, endOwnWebhook, logOfWebhook, ownWebhooks, tryOwnWebhook } from "./own-webhooks.ts";
import { mostWebhooks } from "./webhooks-table.ts";

const { shop } = apiForFile();

const events = ["gift.opened", "gift.sent"] as const;
const wish = { url: "http://localhost:4999/told", test: true, events, password };
const company = async () => knownToApi(shop, await newCompany(shop));

test("an owner adds a webhook, tries it and ends it; its secret is answered once", async () => {
  const { owner } = await company();
  const { scope } = owner.buyer;
  const { id, secret } = await addOwnWebhook(wish, scope);
  expect(secret).toMatch(/^whsec_/u);
  const [made] = await ownWebhooks(scope);
  expect(made).toMatchObject({ id, url: wish.url, test: true });
  expect(JSON.stringify(made)).not.toContain(secret);
  expect(await tryOwnWebhook(id, scope)).toHaveLength(1);
  expect(made && (await logOfWebhook(made, shop.services))).toMatchObject([{ type: "webhook.test", state: "WAITING" }]);
  expect(await endOwnWebhook(id, scope)).toEqual([]);
  expect(await endOwnWebhook(id, scope)).toEqual([]);
});

test("a session that somebody left open adds no webhook: it takes the password, as a key does", async () => {
  const { scope } = (await company()).owner.buyer;
  const tryIt = (typed: string | null) => addOwnWebhook({ ...wish, password: typed }, scope);
  await expect(tryIt(null)).rejects.toMatchObject({ problems: [{ code: 1101, parameter: "input.password" }] });
  await expect(tryIt("another password")).rejects.toMatchObject({
    problems: [{ code: 2203, parameter: "input.password" }],
  });
  expect(await ownWebhooks(scope)).toEqual([]);
});

test("nobody else of the company may, and another company neither sees, tries nor ends it", async () => {
  const { owner, join } = await company();
  const { id } = await addOwnWebhook(wish, owner.buyer.scope);
  for (const role of ["APPROVER", "ORDERER", "READER"] as const) {
    const { scope } = (await join(role)).buyer;
    await expect(ownWebhooks(scope)).rejects.toMatchObject({ code: 2512 });
    await expect(addOwnWebhook(wish, scope)).rejects.toMatchObject({ code: 2512 });
    await expect(endOwnWebhook(id, scope)).rejects.toMatchObject({ code: 2512 });
  }
  const stranger = (await company()).owner.buyer.scope;
  expect([await ownWebhooks(stranger), await endOwnWebhook(id, stranger)]).toEqual([[], []]);
  await expect(tryOwnWebhook(id, stranger)).rejects.toMatchObject({ code: 2517 });
  expect(await ownWebhooks(owner.buyer.scope)).toHaveLength(1);
});

test("an address that is none, an event that there is not, and one too many are refused at their fields", async () => {
  const { owner, credit } = await company();
  const { scope } = owner.buyer;
  for (const [over, parameter] of [
    [{ url: "ftp://localhost/told" }, "input.url"],
    [{ url: `http://localhost/${"a".repeat(500)}` }, "input.url"],
    [{ events: [] }, "input.events"],
    [{ events: ["gift.opened", "money.printed"] }, "input.events"],
  ] as const)
    await expect(addOwnWebhook({ ...wish, ...over }, scope)).rejects.toMatchObject({ problems: [{ parameter }] });
  const { password: _, ...webhook } = wish;
  for (let n = 0; n < mostWebhooks; n += 1) await addWebhook(shop.services, { credit, ...webhook, events });
  await expect(addOwnWebhook(wish, scope)).rejects.toMatchObject({ code: 2516 });
});
