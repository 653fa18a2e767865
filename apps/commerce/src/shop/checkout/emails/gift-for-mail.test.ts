import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fakeTransport } from "../../../platform/outbox/testing/transport.ts";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { withChoiceCard } from "../../../testing/with-choice-card.ts";
import { importCatalogue } from "../../catalogue/import/import-catalogue.ts";
import { sendGift } from "../testing/send-emails.ts";
import { openShop, type Shop } from "../testing/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mailOf = async (more: Record<string, unknown>, sku = "cafe-elodie-d") => {
  const buyer = await shop.buyer();
  await buyer.add(sku, more);
  const { orderUuid } = await buyer.place();
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(20_000);
  const { rows } = await shop.services.pool.query<{ id: number }>("select id from order_package where order_id = $1", [
    orderUuid,
  ]);
  const transport = fakeTransport();
  await sendGift(shop.services, transport, rows[0]?.id ?? 0);
  return transport.taken[0];
};

test("the digital wrapper that was chosen is in the e-mail, and its title in the text", async () => {
  const { rows } = await shop.services.pool.query<{ id: number }>("select id from extra where slug = 'fireworks'");
  const mail = await mailOf({ wrapperId: `${rows[0]?.id}` });
  expect(mail?.attachments.map(({ cid }) => cid)).toEqual(["wrapper", "barcode-1"]);
  expect(mail?.html).toMatch(/src="cid:wrapper" alt="[^"]+ – Feu – Pour Élodie"/u);
  expect(mail?.text).toMatch(/^Feu\n\nBonjour Élodie,/);
});

test("without a wrapper the e-mail begins with its greeting", async () => {
  const mail = await mailOf({});
  expect(mail?.attachments.map(({ cid }) => cid)).toEqual(["face", "barcode-1"]);
  expect(mail?.text).toMatch(/^Bonjour Élodie,/);
});

test("the choice card says how it is exchanged, any other how it is spent", async () => {
  await importCatalogue(shop.services, withChoiceCard(fixtureCatalogue("CBFR")));
  const { rows } = await shop.services.pool.query<{ id: number }>(
    "select v.id from variation v join product p on p.id = v.product where p.redeem is not null and v.kind = 'DIGITAL'",
  );
  const choice = await mailOf({}, `${rows[0]?.id}`);
  for (const said of [choice?.html, choice?.text]) {
    expect(said).toContain("Contre d’autres cartes.");
    expect(said).not.toContain("Présentez le code-barres");
  }
  expect((await mailOf({}))?.text).toContain("Présentez le code-barres");
});
