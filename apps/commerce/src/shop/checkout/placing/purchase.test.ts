import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@giftshop/sandbox";
import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import { checkBooks } from "../../../money/ledger/check-books.ts";
import { startTestServer, type TestClient, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { giftForMail } from "../emails/gift-for-mail.ts";
import { billing, delivery } from "../testing/shop.ts";

/**
 * The whole way over HTTP: commerce as it is served, the
 * provider's official client, the sandbox, its webhooks.
 */
let sandbox: Sandbox;
let services: TestServices;
let server: TestServer;
let directory: string;
let variation: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "purchase-"));
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataDirectory: directory, webhookTimeScale: 1 / 600 });
  services = await createTestServices({ sells: ["CBFR"], settings: { MOLLIE_API_URL: sandbox.url } });
  server = await startTestServer(services);
  services.environment.webhookUrl = `${server.url}/webhooks/mollie`;
  const { rows } = await services.pool.query("select id from variation where sku = 'CBFR-cafe-elodie-d'");
  variation = `${rows[0]?.id}`;
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await services.close();
  await rm(directory, { recursive: true });
});

const errors = "errors { code referencedRequestParameter message }";
const document = (field: string, variables: string, selection: string, kind = "mutation") =>
  `${kind} ($userData: UserDataInput!${variables.replace(/(\w+): ([\w!]+)/g, ", $$$1: $2")}) {
    answer: ${field}(userData: $userData${variables.replace(/(\w+): ([\w!]+)/g, ", $1: $$$1")}) { data { ${selection} } ${errors} } }`;
const order = `uuid status payment canRetry details { number email deliveries { packageId state recipientTitle }
  order { totals { grandTotal { value currency } } shipments { packages { id giftcard { price { value } } } } } }`;
const documents = {
  add: document("addToBasket", "input: AddToBasketInput!", "id version"),
  methods: document("paymentMethods", "", "id logo issuers { id }", "query"),
  place: document("placeOrder", "input: PlaceOrderInput!", "orderUuid paymentUrl"),
  retry: document("retryPayment", "input: RetryPaymentInput!", "orderUuid paymentUrl"),
  refresh: document("refreshPayment", "orderUuid: ID!", order),
  order: document("order", "uuid: ID!", order, "query"),
  cart: document("cartV2", "orderUuid: ID", "id quantity", "query"),
  balance: document(
    "giftCardBalance",
    "cardNumber: String! pin: String!",
    "value { value currency } balance { value } expiresOn title lastDigits image { url } soldAt { storefront name url }",
  ),
};

const buy = async (client: TestClient, over: Record<string, unknown> = {}) => {
  const added = await client.ask(documents.add, {
    input: { idempotencyKey: randomUUID(), variationId: variation, value: 5000, quantity: 1 },
  });
  const input = {
    idempotencyKey: randomUUID(),
    cartVersion: added.data.answer.data.version,
    billing,
    delivery,
    paymentMethod: "creditcard",
    acceptTerms: true,
    ...over,
  };
  return (await client.ask(documents.place, { input })).data.answer;
};

const latestPayment = (): string => sandbox.payments.list()[0]?.id ?? "";

/** Waits for what the provider's webhook brings about; how soon it comes is not this test's matter. */
const until = async (ready: () => Promise<boolean>): Promise<void> => {
  for (const started = Date.now(); !(await ready()); ) {
    if (Date.now() - started > 20_000) throw new Error("It did not happen.");
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const stateOf = async (client: TestClient, uuid: string) => (await client.ask(documents.order, { uuid })).data.answer;

test("a card is bought, paid on the provider's page, announced by webhook, and its balance checked", async () => {
  const client = server.client("CBFR");
  const methods = (await client.ask(documents.methods)).data.answer;
  expect(methods).toEqual({
    data: [
      { id: "creditcard", logo: "cartebancaire", issuers: [] },
      { id: "paypal", logo: "paypal", issuers: [] },
    ],
    errors: [],
  });
  const placed = await buy(client);
  const payment = latestPayment();
  expect(placed).toEqual({
    data: { orderUuid: expect.any(String), paymentUrl: `${sandbox.url}/checkout/${payment}` },
    errors: [],
  });
  const { orderUuid } = placed.data;
  expect(sandbox.payments.find(payment)).toMatchObject({
    amount: { value: "50.00", currency: "EUR" },
    redirectUrl: `http://cbfr.localhost:3000/paiement/paiement-en-cours/?order=${orderUuid}`,
    metadata: { order: orderUuid },
  });
  sandbox.payments.move(payment, "paid");
  await until(async () => (await stateOf(client, orderUuid)).data.status === "COMPLETED");
  expect(await stateOf(client, orderUuid)).toMatchObject({
    data: { payment: "PAID", canRetry: false, details: { email: billing.email, deliveries: [{ state: "WAITING" }] } },
  });
  expect((await stateOf(server.client("CBFR"), orderUuid)).data.details).toBeNull();
  expect((await client.ask(documents.cart)).data.answer.data.quantity).toBe(0);

  const { rows } = await services.pool.query("select data from pgboss.job where name = 'mail.gift'");
  const found = await giftForMail(services.pool, rows[0]?.data.packageId, services);
  const [card] = found && "cards" in found ? found.cards : [];
  const spaced = card?.number.replace(/(\d{4})/g, "$1 ");
  expect((await client.ask(documents.balance, { cardNumber: spaced, pin: card?.pin })).data.answer).toEqual({
    data: {
      value: { value: 5000, currency: "EUR" },
      balance: { value: 5000 },
      expiresOn: card?.expiresOn,
      title: "Café Élodie",
      lastDigits: card?.number.slice(-4),
      image: { url: expect.stringMatching(/^\/media\//) },
      soldAt: { storefront: "CBFR", name: "CarteBonheur", url: "http://cbfr.localhost:3000/" },
    },
    errors: [],
  });
  // A card of another shop says who sold it, and where that answers.
  const abroad = await server.client("CKUK").ask(documents.balance, { cardNumber: spaced, pin: card?.pin });
  expect(abroad.data.answer.data).toMatchObject({
    balance: { value: 5000 },
    soldAt: { storefront: "CBFR", name: "CarteBonheur", url: "http://cbfr.localhost:3000/" },
  });
  expect((await client.ask(documents.balance, { cardNumber: spaced, pin: "12" })).data.answer).toMatchObject({
    data: null,
    errors: [{ code: 2100, referencedRequestParameter: null }],
  });
  expect(await checkBooks(services.pool, services.log)).toEqual({
    unbalanced: 0,
    drifted: 0,
    currencies: 0,
    unsettled: 0,
    overheld: 0,
  });
});

test("the browser's return is enough where the webhook does not come; a failure leads to another try", async () => {
  const client = server.client("CBFR");
  const { webhookUrl } = services.environment;
  services.environment.webhookUrl = "http://localhost:9/nowhere";
  const { orderUuid } = (await buy(client)).data;
  sandbox.payments.move(latestPayment(), "failed");
  const refreshed = (await client.ask(documents.refresh, { orderUuid })).data.answer;
  expect(refreshed.data).toMatchObject({ status: "PENDING", payment: "FAILED", canRetry: true });
  expect((await client.ask(documents.cart, { orderUuid })).data.answer.data).toMatchObject({ quantity: 1 });
  const input = { idempotencyKey: randomUUID(), orderUuid, paymentMethod: "paypal" };
  const again = (await client.ask(documents.retry, { input })).data.answer;
  expect(again.data).toEqual({ orderUuid, paymentUrl: `${sandbox.url}/checkout/${latestPayment()}` });
  sandbox.payments.move(latestPayment(), "paid");
  services.clock.advance(1000);
  expect((await client.ask(documents.refresh, { orderUuid })).data.answer.data).toMatchObject({ payment: "PAID" });
  services.environment.webhookUrl = webhookUrl;
});

test("a webhook is a hint: it answers 200 for anything, and what it claims is not believed", async () => {
  const client = server.client("CBFR");
  const { orderUuid } = (await buy(client)).data;
  const call = (body: string) =>
    fetch(`${server.url}/webhooks/mollie`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
  expect((await call(`id=${latestPayment()}&status=paid`)).status).toBe(200);
  expect((await call("id=tr_unknown")).status).toBe(200);
  expect((await call("")).status).toBe(200);
  expect((await call(`id=${"x".repeat(5000)}`)).status).toBe(413);
  expect((await stateOf(client, orderUuid)).data).toMatchObject({ status: "PENDING", payment: "PROCESSING" });
});

test("a webhook that cannot be followed up is told with its payment and its request, and asked for again", async () => {
  const warn = jest.spyOn(services.log, "warn");
  const call = (id: string, requestId: string) =>
    fetch(`${server.url}/webhooks/mollie`, {
      method: "POST",
      headers: { "x-request-id": requestId },
      body: new URLSearchParams({ id }),
    });
  const strangers = Array.from({ length: 125 }, (_, index) => call(`tr_stranger${index}`, `request-${index}`));
  const refused = (await Promise.all(strangers)).findIndex(({ status }) => status === 503);
  expect(refused).not.toBe(-1);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ payment: `tr_stranger${refused}`, requestId: `request-${refused}` }),
    "a webhook could not be followed up",
  );
  warn.mockRestore();
  // Nobody else's strangers are too many.
  await services.ownerPool.query("delete from rate_limit where key like 'webhook-unknown%'");
});

test("an order of another storefront, or none, is 2042", async () => {
  for (const uuid of [randomUUID(), "no uuid"]) {
    expect((await stateOf(server.client("CBFR"), uuid)).errors).toMatchObject([
      { code: 2042, referencedRequestParameter: "uuid" },
    ]);
  }
});

test("a spray over the balance of many cards is stopped", async () => {
  const client = server.client("CBFR");
  await buy(client);
  const tries = async (card: number) => {
    const cardNumber = `${6_371_000_000_000_000_000n + BigInt(card)}`;
    return (await client.ask(documents.balance, { cardNumber, pin: "123456" })).data.answer;
  };
  const codes: number[] = [];
  for (let card = 0; card < 25; card += 1) codes.push((await tries(card)).errors[0].code);
  expect(codes.slice(0, 20)).toEqual(Array(20).fill(2100));
  expect(codes.slice(20)).toEqual(Array(5).fill(1002));
});
