import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { showQuote } from "../../../business/index.ts";
import { ownQuote } from "../../../business/quotes/buyer.ts";
import { quoting } from "../../testing/quoting.ts";
import { shopForFile } from "../../testing/shop-test.ts";

/** Who gets the gifts of a quote, from the request to the order. */
const shop = shopForFile();
const { accept, price, request, send, tokenOf, variationOf } = quoting(() => shop);

const shown = async (reference: string) => {
  const buyer = await shop.buyer();
  return showQuote(shop.services, await ownQuote(await tokenOf(reference), buyer.scope));
};

test("gifts of a quote go to several people, each parcel with its postage, and need no further address", async () => {
  const buyer = await shop.buyer();
  const printed = { variationId: await variationOf("apple-p"), value: 5000, quantity: 1 };
  const to = (firstName: string, houseNumber: string) => ({
    name: firstName,
    lastName: "Roux",
    address: {
      firstName,
      lastName: "Roux",
      street: "Rue Oberkampf",
      houseNumber,
      postCode: "75011",
      city: "Paris",
      countryCode: "FR",
    },
  });
  const digital = { variationId: await variationOf("apple-d"), value: 5000, quantity: 2 };
  const lines = [
    { ...printed, recipient: to("Zoé", "1") },
    { ...printed, recipient: to("Tom", "2") },
    { ...digital, recipient: { name: "Noé", email: "noe@example.com" } },
  ];
  const reference = await request(buyer, { lines });
  await price(reference);
  await send(reference);
  const { mailbox } = getStorefront("CBFR").delivery;
  const seen = await shown(reference);
  expect(seen).toMatchObject({
    needsDelivery: false,
    totals: { shipping: { value: 2 * mailbox } },
    lines: [
      { receivers: [{ quantity: 1, name: "Zoé Roux", place: "1 Rue Oberkampf, 75011 Paris" }] },
      { receivers: [{ name: "Tom Roux" }] },
      { receivers: [{ quantity: 2, name: "Noé", place: "noe@example.com" }] },
    ],
  });
  const { orderUuid } = await accept(buyer, reference, {});
  expect(await shop.count("order_address", `order_id = '${orderUuid}'`)).toBe(2);
  expect(await shop.count("order_package", `order_id = '${orderUuid}' and recipient_email = 'noe@example.com'`)).toBe(
    1,
  );

  const wrong = { ...printed, recipient: { ...to("Zoé", "1"), address: { ...to("Zoé", "1").address, postCode: "1" } } };
  await expect(request(buyer, { lines: [wrong] })).rejects.toMatchObject({
    problems: [{ parameter: "input.lines[0].recipient.address.postCode" }],
  });
});

test("a line of twenty is shared among several people, and the company gets what is left", async () => {
  const buyer = await shop.buyer();
  const share = (quantity: number, name: string) => ({ quantity, recipient: { name, email: `${name}@example.com` } });
  const line = { variationId: await variationOf("only-digital-d"), value: 2000, quantity: 20 };
  const ask = (...receivers: object[]) => request(buyer, { lines: [{ ...line, receivers }] });
  const reference = await ask(share(5, "zoe"), share(12, "tom"));
  await price(reference);
  await send(reference);
  expect((await shown(reference)).lines).toMatchObject([
    { quantity: 20, receivers: [{ quantity: 5, name: "zoe", place: "zoe@example.com" }, { quantity: 12 }] },
  ]);
  const { orderUuid } = await accept(buyer, reference, { expectedTotal: 40_000 });
  const { rows } = await shop.services.ownerPool.query(
    `select p.recipient_email as email, l.quantity from order_package p join order_line l on l.package = p.id
     where p.order_id = $1 order by p.position`,
    [orderUuid],
  );
  expect(rows).toEqual([
    { email: "zoe@example.com", quantity: 5 },
    { email: "tom@example.com", quantity: 12 },
    { email: null, quantity: 3 },
  ]);

  await expect(ask(share(5, "zoe"), share(16, "tom"))).rejects.toMatchObject({
    problems: [{ code: 2050, parameter: "input.lines[0].receivers[1].quantity" }],
  });
  await expect(ask(share(1, ""), { quantity: 1, recipient: { name: "tom" } })).rejects.toMatchObject({
    problems: [
      { parameter: "input.lines[0].receivers[0].recipient.name" },
      { parameter: "input.lines[0].receivers[0].recipient.email" },
      { parameter: "input.lines[0].receivers[1].recipient.email" },
    ],
  });
  const crowd = Array.from({ length: 101 }, () => share(1, "zoe"));
  await expect(request(buyer, { lines: [{ ...line, quantity: 200, receivers: crowd }] })).rejects.toMatchObject({
    problems: [{ code: 1103 }],
  });
});
