import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { readBilling } from "../../../money/order/index.ts";
import { giftForMail } from "../emails/gift-for-mail.ts";
import { orderForMail } from "../emails/order-for-mail.ts";
import { billing } from "../testing/shop.ts";
import { shopForFile } from "../testing/shop-test.ts";

const shop = shopForFile();

const digital = "cafe-elodie-d";
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => "no failure",
    (error: { problems?: unknown }) => error.problems ?? error,
  );

const pay = async (orderUuid: string): Promise<void> => {
  shop.provider.move(await shop.paymentOf(orderUuid), "PAID");
  await shop.settle(5000);
};

test("a gift of 155 to somebody else becomes two cards, one e-mail and a balanced book", async () => {
  const buyer = await shop.buyer();
  await buyer.add(digital, {
    value: 15500,
    message: "Bon anniversaire",
    recipient: { name: "Zoé", email: "zoe@example.com" },
  });
  const { orderUuid, paymentUrl } = await buyer.place();
  expect(paymentUrl).toMatch(/^https:\/\/pay\.example\/tr_/);
  expect(await buyer.show(orderUuid)).toMatchObject({ status: "PENDING", payment: "PROCESSING", canRetry: false });
  await pay(orderUuid);
  expect(await shop.state(orderUuid)).toBe("PAID");
  const { rows } = await shop.services.pool.query<{ data: { packageId: number } }>(
    "select data from pgboss.job where name = 'mail.gift' order by created_on desc limit 1",
  );
  const found = await giftForMail(shop.services.pool, rows[0]?.data.packageId ?? 0, shop.services);
  expect(found).toMatchObject({
    to: "zoe@example.com",
    receiverName: "Zoé",
    senderName: "Élodie",
    message: "Bon anniversaire",
    productTitle: "Café Élodie",
    faceSvg: expect.stringMatching(/^<svg/),
    cards: [
      { value: { value: 14500, currency: "EUR" }, expiresOn: expect.stringMatching(/^\d{4}-/) },
      { value: { value: 1000, currency: "EUR" } },
    ],
  });
  const shown = await buyer.show(orderUuid);
  expect(shown).toMatchObject({
    status: "COMPLETED",
    payment: "PAID",
    details: {
      email: billing.email,
      paymentMethod: "creditcard",
      number: expect.stringMatching(/^CBFR-\d{8}$/),
      order: { id: orderUuid, totals: { grandTotal: { value: 15500 } }, billingAddress: { firstName: "Élodie" } },
      deliveries: [{ kind: "DIGITAL", state: "WAITING", recipientTitle: "Zoé" }],
    },
  });
  const stranger = await shop.buyer();
  expect(await stranger.show(orderUuid)).toMatchObject({ status: "COMPLETED", canRetry: false, details: null });
});

test("what a company noted with its order stands on its page and in its confirmation; a stranger reads none of it", async () => {
  const buyer = await shop.buyer();
  await buyer.add(digital);
  const company = { companyName: "Fleurs SA", vatNumber: "FR40303265045", referenceNumber: "PO-12" };
  const typed = { ...company, vatNumber: "fr 40 303 265 045" };
  const address = { countryCode: "BE", postCode: "1000", houseNumber: "1", street: "Rue Neuve", city: "Bruxelles" };
  const invoice = { invoiceEmail: "invoices@fleurs.example", kvkNumber: "303265045" };
  const { orderUuid } = await buyer.place({
    billing: { ...billing, customerType: "BUSINESS", ...typed, ...invoice, ...address },
  });
  await pay(orderUuid);
  expect(await buyer.show(orderUuid)).toMatchObject({
    details: { order: { billingAddress: { ...company, ...invoice, ...address, addressLine1: null } } },
  });
  expect(await readBilling(shop.services.pool, orderUuid)).toMatchObject({ ...invoice, address });
  expect(await orderForMail(shop.services.pool, orderUuid)).toMatchObject({ company });
  const stranger = await shop.buyer();
  expect(JSON.stringify(await stranger.show(orderUuid))).not.toMatch(/Fleurs|FR40303265045|PO-12/u);
});

test("a VAT number of no known form is refused at its field", async () => {
  const buyer = await shop.buyer();
  await buyer.add(digital);
  const problems = await failure(buyer.place({ billing: { ...billing, customerType: "BUSINESS", vatNumber: "abc" } }));
  const missing = ["companyName", "referenceNumber", "postCode", "street", "city", "countryCode"];
  expect(problems).toHaveLength(missing.length + 1);
  expect(problems).toEqual(
    expect.arrayContaining([
      { code: 1105, parameter: "input.billing.vatNumber" },
      ...missing.map((name) => ({ code: 1101, parameter: `input.billing.${name}` })),
    ]),
  );
});

test("where nothing else is said, who gets a parcel is where its invoice goes; what is mailed asks nobody where they live", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p");
  const parcel = await buyer.place();
  await pay(parcel.orderUuid);
  expect(await readBilling(shop.services.pool, parcel.orderUuid)).toMatchObject({
    address: { street: "Rue Oberkampf" },
  });
  const other = await shop.buyer();
  await other.add(digital);
  const mailed = await other.place();
  expect(await readBilling(shop.services.pool, mailed.orderUuid)).toBeUndefined();
});

test("registered post asks for a phone number", async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-p", { value: 20000, quantity: 2 });
  const silent = { ...billing, phoneNumber: null };
  expect(await failure(buyer.place({ billing: silent }))).toEqual([
    { code: 1101, parameter: "input.billing.phoneNumber" },
  ]);
  await pay((await buyer.place()).orderUuid);
});

test("cards, wrapper, box, postage and a donation each land on their account", async () => {
  const buyer = await shop.buyer();
  const extras = new Map(
    (await shop.services.pool.query<{ slug: string; id: number }>("select slug, id from extra")).rows.map(
      ({ slug, id }) => [slug, `${id}`],
    ),
  );
  await buyer.add("cafe-elodie-p", {
    value: 5000,
    quantity: 2,
    wrapperId: extras.get("ribbon"),
    giftPackingId: extras.get("gift-box"),
  });
  await buyer.add("tree-fund-d", { value: 2500 });
  const sums = async () => {
    const { rows } = await shop.services.pool.query<{ kind: string; total: number }>(
      "select a.kind, sum(e.amount)::bigint as total from ledger_entry e join ledger_account a on a.id = e.account group by a.kind",
    );
    return new Map(rows.map(({ kind, total }) => [kind, total]));
  };
  const before = await sums();
  const { orderUuid } = await buyer.place();
  await pay(orderUuid);
  const after = await sums();
  const moved = (kind: string) => (after.get(kind) ?? 0) - (before.get(kind) ?? 0);
  const mail = await orderForMail(shop.services.pool, orderUuid);
  const shipping = mail?.shipping?.value ?? 0;
  const grand = 10_000 + 2500 + 2 * (295 + 395) + shipping;
  expect(mail).toMatchObject({
    total: { value: grand },
    deliveries: [
      { kind: "physical", quantity: 2, total: { value: 11_380 } },
      { kind: "donation", quantity: 1, total: { value: 2500 } },
    ],
  });
  expect(moved("GIFT_CARD")).toBe(10_000);
  expect(moved("DONATIONS_PAYABLE")).toBe(2500);
  expect(moved("PROVIDER_CLEARING")).toBe(-grand);
  expect(moved("VAT_PAYABLE")).toBe(Math.round((2 * (295 + 395)) / 6) + Math.round(shipping / 6));
  expect(moved("EXTRAS_REVENUE") + moved("SHIPPING_REVENUE") + moved("VAT_PAYABLE")).toBe(2 * (295 + 395) + shipping);
  expect(await shop.state(orderUuid)).toBe("FULFILLING");
  expect(await buyer.show(orderUuid)).toMatchObject({
    details: {
      deliveries: [
        { kind: "PHYSICAL", state: "PREPARING" },
        { kind: "DIGITAL", state: "DONATED" },
      ],
    },
  });
});

test("a donation alone is done when it is paid", async () => {
  const buyer = await shop.buyer();
  await buyer.add("tree-fund-d", { value: 2500 });
  const { orderUuid } = await buyer.place();
  await pay(orderUuid);
  expect(await shop.state(orderUuid)).toBe("COMPLETED");
});

test("the same key answers the same order for ever; the same key for something else is 2041", async () => {
  const buyer = await shop.buyer();
  await buyer.add(digital);
  const idempotencyKey = randomUUID();
  const first = await buyer.place({ idempotencyKey });
  expect(await buyer.place({ idempotencyKey })).toEqual(first);
  expect(await failure(buyer.place({ idempotencyKey, paymentMethod: "paypal" }))).toEqual([
    { code: 2041, parameter: "input.idempotencyKey" },
  ]);
  await pay(first.orderUuid);
  const later = await buyer.place({ idempotencyKey });
  expect(later.orderUuid).toBe(first.orderUuid);
  expect(later.paymentUrl).toBe(`http://cbfr.localhost:3000/paiement/paiement-en-cours/?order=${first.orderUuid}`);
  expect(shop.provider.payments.size).toBeGreaterThan(0);
});

test("another way to pay ends the order that waits and makes a new one", async () => {
  const buyer = await shop.buyer();
  await buyer.add(digital);
  const first = await buyer.place();
  const firstPayment = await shop.paymentOf(first.orderUuid);
  const second = await buyer.place({ paymentMethod: "paypal" });
  expect(second.orderUuid).not.toBe(first.orderUuid);
  expect(await shop.state(first.orderUuid)).toBe("CANCELED");
  expect(shop.provider.payments.get(firstPayment)?.state).toBe("CANCELED");
  await pay(second.orderUuid);
  expect(await shop.state(second.orderUuid)).toBe("PAID");
});

test("what is wrong is said field by field, and nothing is written", async () => {
  const buyer = await shop.buyer();
  expect(await failure(buyer.place())).toEqual([{ code: 2034, parameter: undefined }]);
  await buyer.add("cafe-elodie-p");
  const wrong = { billing: { ...billing, email: "elodie@", firstName: " " }, delivery: undefined, acceptTerms: false };
  expect(await failure(buyer.place(wrong))).toEqual([
    { code: 1101, parameter: "input.billing.firstName" },
    { code: 1106, parameter: "input.billing.email" },
    { code: 1101, parameter: "input.delivery" },
    { code: 1112, parameter: "input.acceptTerms" },
  ]);
  expect(await failure(buyer.place({ cartVersion: buyer.version - 1 }))).toEqual([
    { code: 2040, parameter: "input.cartVersion" },
  ]);
  expect(await failure(buyer.place({ paymentMethod: "blik" }))).toEqual([
    { code: 2044, parameter: "input.paymentMethod" },
  ]);
  expect(await shop.count("shop_order", `visitor = ${await buyer.scope.visitor.find(shop.services.pool)}`)).toBe(0);
});

test("a bank that the method does not offer is refused before anybody is asked, for a new order and for another try", async () => {
  const { provider } = shop;
  const refused = [{ code: 1110, parameter: "input.issuer" }];
  const buyer = await shop.buyer();
  await buyer.add(digital);
  const asked = provider.created;
  expect(await failure(buyer.place({ issuer: "kbc" }))).toEqual(refused);
  expect(await failure(buyer.retry(randomUUID(), { issuer: "kbc" }))).toEqual(refused);
  expect(provider.created).toBe(asked);
  await shop.sells("CBBE");
  const belgian = await shop.buyer("CBBE");
  await belgian.add("CBBE-cafe-elodie-d");
  const home = { billing, delivery: undefined, paymentMethod: "kbc" };
  expect(await failure(belgian.place({ ...home, issuer: "ideal_TULPNL2A" }))).toEqual(refused);
  const { orderUuid } = await belgian.place({ ...home, issuer: "cbc" });
  expect(provider.payments.get(await shop.paymentOf(orderUuid))?.request.issuer).toBe("cbc");
  await pay(orderUuid);
  const asking = await shop.buyer("CBBE");
  await asking.add("CBBE-cafe-elodie-d");
  await pay((await asking.place(home)).orderUuid);
});

test("the pieces that unpaid orders may hold go to one of two who want them at the same time", async () => {
  const both = await Promise.all([shop.buyer(), shop.buyer()]);
  for (const buyer of both) await buyer.add("last-pieces-p", { quantity: 2 });
  const outcomes = await Promise.all(both.map((buyer) => buyer.place().catch((error: { code: number }) => error.code)));
  expect(outcomes).toContain(2048);
  const placed = outcomes.find((outcome) => typeof outcome === "object");
  await pay(placed?.orderUuid ?? "");
  expect(await shop.count("variation_stock", "on_hand = 2")).toBe(1);
});

test("a provider that refuses is 2035, one that is away is 2045 and the same call again succeeds", async () => {
  const buyer = await shop.buyer();
  await buyer.add(digital);
  const idempotencyKey = randomUUID();
  shop.provider.failNext("unreachable");
  expect(await failure(buyer.place({ idempotencyKey }))).toEqual([{ code: 2045, parameter: undefined }]);
  const placed = await buyer.place({ idempotencyKey });
  expect(placed.paymentUrl).toMatch(/pay\.example/);
  await pay(placed.orderUuid);
  const other = await shop.buyer();
  await other.add(digital);
  shop.provider.failNext("refused");
  expect(await failure(other.place())).toEqual([{ code: 2035, parameter: "input.paymentMethod" }]);
  const again = await other.place();
  await pay(again.orderUuid);
});
