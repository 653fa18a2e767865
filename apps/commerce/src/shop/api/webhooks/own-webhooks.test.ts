import { expect, test } from "@jest/globals";
import { newCompany } from "../../checkout/testing/companies.ts";
import { apiForFile } from "../testing/api-test.ts";
import { knownToApi } from "../testing/known-to-api.ts";
import { addOwnWebhook, endOwnWebhook, logOfWebhook, ownWebhooks, tryOwnWebhook } from "./own-webhooks.ts";
import { mostWebhooks } from "./webhooks-table.ts";

const { shop } = apiForFile();

const wish = { url: "http://localhost:4999/told", test: true, events: ["gift.opened", "gift.sent"] };
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
  const { scope } = (await company()).owner.buyer;
  for (const [over, parameter] of [
    [{ url: "ftp://localhost/told" }, "input.url"],
    [{ url: `http://localhost/${"a".repeat(500)}` }, "input.url"],
    [{ events: [] }, "input.events"],
    [{ events: ["gift.opened", "money.printed"] }, "input.events"],
  ] as const)
    await expect(addOwnWebhook({ ...wish, ...over }, scope)).rejects.toMatchObject({ problems: [{ parameter }] });
  for (let n = 0; n < mostWebhooks; n += 1) await addOwnWebhook(wish, scope);
  await expect(addOwnWebhook(wish, scope)).rejects.toMatchObject({ code: 2516 });
});
