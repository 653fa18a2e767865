import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { checkBalance } from "../../../money/giftcard/index.ts";
import { orderForMail } from "../emails/order-for-mail.ts";
import { openShop, type Shop } from "../testing/shop.ts";
import { runDispatch } from "./run-dispatch.ts";

/** What a packer has on paper: for whom, what is in it, and the codes of its cards. */
let shop: Shop;
const extras = new Map<string, string>();
beforeAll(async () => {
  shop = await openShop();
  const { rows } = await shop.services.pool.query<{ slug: string; id: number }>("select slug, id from extra");
  for (const { slug, id } of rows) extras.set(slug, `${id}`);
});
afterEach(() => shop.audit());
afterAll(() => shop.close());

type Added = readonly [sku: string, more?: Record<string, unknown>];

const buy = async (...added: readonly Added[]) => {
  const buyer = await shop.buyer();
  for (const [sku, more] of added) await buyer.add(sku, more);
  const { orderUuid } = await buyer.place();
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  return { orderUuid, number: await shop.numberOf(orderUuid) };
};

const print = async (number: string): Promise<string> => {
  const [said] = await runDispatch(shop.services, ["print", number]);
  return said?.text ?? "";
};

interface Code {
  number: string;
  pin: string;
}

const codesIn = (paper: string): Code[] =>
  [...paper.matchAll(/number (\d{19}) {2}PIN (\d+)/g)].map(([, number = "", pin = ""]) => ({ number, pin }));

const withoutCodes = (paper: string): string => paper.replaceAll(/number \d{19} {2}PIN \d+/g, "number … PIN …");

const revealed = ({ orderUuid }: { orderUuid: string }): Promise<number> =>
  shop.count(
    "gift_card_reveal r join gift_card c on c.id = r.card join order_line l on l.id = c.order_line",
    `l.order_id = '${orderUuid}' and r.purpose = 'dispatch.print'`,
  );

test("address, packages, wrapper, packing, note and codes; the cards of an e-mail beside it stay closed", async () => {
  const order = await buy(
    [
      "cafe-elodie-p",
      {
        quantity: 2,
        recipient: { name: "Zoé", handOver: true },
        message: "Joyeux anniversaire,\nma chère Zoé",
        wrapperId: extras.get("ribbon"),
        giftPackingId: extras.get("gift-box"),
      },
    ],
    ["nordlicht-p", { value: 2500 }],
    ["apple-d"],
  );
  const paper = await print(order.number);
  expect(withoutCodes(paper)).toBe(
    [
      `${order.number}  CarteBonheur  mailbox parcel`,
      "",
      "  Élodie Martin",
      "  12 Rue Oberkampf",
      "  75011 Paris",
      "",
      "Package 1 of 2",
      "  for: Zoé",
      "  2 x gift card: Café Élodie  50.00 EUR",
      "    number … PIN …  valid until 2028-11-23",
      "    number … PIN …  valid until 2028-11-23",
      "  2 x wrapper: Ruban",
      "  2 x packing: Boîte",
      "  note:",
      "    | Joyeux anniversaire,",
      "    | ma chère Zoé",
      "",
      "Package 2 of 2",
      "  1 x gift card: Nordlicht  25.00 EUR",
      "    number … PIN …  valid until 2028-11-23",
    ].join("\n"),
  );
  const { pool, clock, environment } = shop.services;
  const codes = codesIn(paper);
  const cards = await Promise.all(codes.map((code) => checkBalance(pool, code, clock.now(), environment)));
  expect(cards.map(({ title, balance }) => [title, balance])).toEqual([
    ["Café Élodie", 5000],
    ["Café Élodie", 5000],
    ["Nordlicht", 2500],
  ]);
  expect(new Set(codes.map(({ number }) => number)).size).toBe(3);
  expect(await revealed(order)).toBe(3);
  expect(await shop.count("gift_card_reveal", "purpose <> 'dispatch.print'")).toBe(0);
});

test("printed again, it is logged again; once it was sent nobody reads its codes any more", async () => {
  const order = await buy(["cafe-elodie-p"]);
  const [first, second] = [await print(order.number), await print(order.number)];
  expect(second).toBe(first);
  expect(await revealed(order)).toBe(2);
  await runDispatch(shop.services, ["sent", order.number]);
  expect(await print(order.number)).toBe(`${order.number}: its parcel was sent already.`);
  expect(await revealed(order)).toBe(2);
});

test("a box has ten blank cards, a donation beside it has none, and neither list nor sending reveal any", async () => {
  const order = await buy(["blank-pack-p"], ["tree-fund-d"]);
  const paper = await print(order.number);
  expect(paper).toContain("Package 1 of 1\n  1 x blank pack: Blank Pack  50.00 EUR");
  expect(new Set(codesIn(paper).map(({ number }) => number)).size).toBe(10);
  expect(paper.match(/ {2}blank$/gm)).toHaveLength(10);
  expect(await revealed(order)).toBe(10);
  const listed = await runDispatch(shop.services, []);
  expect(listed.map(({ text }) => text)).toContain(`2026-11-23  ${order.number}  CBFR  1 card`);
  await runDispatch(shop.services, ["sent", order.number]);
  expect(await revealed(order)).toBe(10);
});

test("what is worth more than the limit goes by registered post", async () => {
  const order = await buy(["cafe-elodie-p", { value: 25000 }], ["cafe-elodie-p", { value: 5100 }]);
  expect(await print(order.number)).toContain("  registered post\n");
});

test("an order to three doors is three parcels, each with its own label and cards, sent one by one", async () => {
  const door = (street: string) => ({
    firstName: "Zoé",
    lastName: "Petit",
    countryCode: "FR",
    postCode: "69001",
    houseNumber: "3",
    street,
    city: "Lyon",
  });
  const zoe = (street: string) => ({ recipient: { name: "Zoé", lastName: "Petit", address: door(street) } });
  const order = await buy(
    ["cafe-elodie-p", { value: 25000, ...zoe("Rue Mercière") }],
    ["cafe-elodie-p", { value: 25000, ...zoe("Quai Arloing") }],
    ["nordlicht-p", { value: 2500 }],
  );
  const said = await runDispatch(shop.services, ["print", order.number]);
  const heads = said.map(({ text }) =>
    text
      .split("\n")
      .slice(0, 4)
      .map((one) => one.trim())
      .filter(Boolean),
  );
  const label = `${order.number}/`;
  expect(heads.map(([head, name, street]) => [head, name, street])).toEqual([
    [`${label}1  CarteBonheur  mailbox parcel`, "Élodie Martin", "12 Rue Oberkampf"],
    [`${label}2  CarteBonheur  mailbox parcel`, "Zoé Petit", "3 Rue Mercière"],
    [`${label}3  CarteBonheur  mailbox parcel`, "Zoé Petit", "3 Quai Arloing"],
  ]);
  expect(said.map(({ text }) => codesIn(text).length)).toEqual([1, 1, 1]);
  const listed = (await runDispatch(shop.services, [])).map(({ text }) => text).filter((text) => text.includes(label));
  expect(listed).toHaveLength(3);
  await runDispatch(shop.services, ["sent", `${label}2`]);
  expect(await print(`${label}2`)).toBe(`${label}2: its parcel was sent already.`);
  expect(await shop.state(order.orderUuid)).toBe("FULFILLING");
  await runDispatch(shop.services, ["sent", order.number]);
  expect(await shop.state(order.orderUuid)).toBe("COMPLETED");
});

test("who sends all to others types no address, and the confirmation says the street", async () => {
  const address = {
    firstName: "Zoé",
    lastName: "Petit",
    countryCode: "FR",
    postCode: "69001",
    houseNumber: "3",
    street: "Rue Mercière",
    city: "Lyon",
  };
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p", { recipient: { name: "Zoé", lastName: "Petit", address } });
  const { orderUuid } = await buyer.place({ delivery: null });
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  const mail = await orderForMail(shop.services.pool, orderUuid);
  expect(mail?.deliveries).toEqual([
    expect.objectContaining({ receiver: "Zoé Petit", address: ["Zoé Petit", "3 Rue Mercière", "69001 Lyon"] }),
  ]);
  const { details } = await buyer.show(orderUuid);
  expect(details?.order.shipments[0]?.deliveryAddress).toMatchObject({ street: "Rue Mercière" });
});
