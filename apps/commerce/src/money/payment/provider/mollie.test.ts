import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Sandbox, startSandbox } from "@giftshop/sandbox";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mollie } from "./mollie.ts";
import {
  type PaymentRequest,
  ProviderConflict,
  ProviderMisunderstood,
  ProviderRefused,
  ProviderUnknown,
  ProviderUnreachable,
} from "./provider.ts";

let sandbox: Sandbox;
let directory: string;
let server: Server;
let told: object = {};
let status = 200;
let said: Record<string, string> = {};
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "mollie-"));
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataDirectory: directory });
  server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/hal+json", ...said }).end(JSON.stringify(told));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  await sandbox.close();
  await new Promise((resolve) => server.close(resolve));
  await rm(directory, { recursive: true });
});

const apiKey = "test_0123456789";
const atSandbox = () => mollie({ apiKey, serverURL: sandbox.url });

const request = (over: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: randomUUID(),
  currency: "EUR",
  amount: 5000,
  method: "creditcard",
  issuer: null,
  description: "CB-00000001",
  language: "nl",
  country: "NL",
  redirectUrl: "http://cb.localhost:3000/",
  webhookUrl: "http://localhost:9/nowhere",
  dueDate: null,
  email: null,
  orderId: randomUUID(),
  authenticate: false,
  ...over,
});

test("a payment that a bank holds cannot be cancelled, and stays open", async () => {
  const provider = atSandbox();
  const made = await provider.create(request({ method: "bancontact" }));
  expect(made).toMatchObject({ state: "OPEN", amount: 5000, currency: "EUR", cancelable: false });
  await expect(provider.cancel(made.id)).rejects.toBeInstanceOf(ProviderRefused);
  expect(await provider.fetch(made.id)).toEqual(made);
});

test("out of a wallet a card pays, on the provider's page of that wallet", async () => {
  const provider = atSandbox();
  const { id, checkoutUrl } = await provider.create(request({ issuer: "applepay" }));
  const page = await (await fetch(checkoutUrl ?? "")).text();
  expect(page).toContain("Pay with Apple Pay");
  await fetch(checkoutUrl ?? "", {
    method: "POST",
    redirect: "manual",
    headers: { origin: sandbox.url },
    body: new URLSearchParams({ action: "pay-applepay" }),
  });
  expect(await provider.fetch(id)).toMatchObject({ state: "PAID", method: "creditcard", authenticated: true });
});

test.each<[PaymentRequest["method"], string, boolean]>([
  ["creditcard", "pay", true],
  ["creditcard", "pay-unasked", false],
  ["creditcard", "pay-applepay", true],
  ["paypal", "pay", false],
  ["bancontact", "pay", true],
])("of %s it is read whether a bank asked who pays (%s)", async (method, action, authenticated) => {
  const provider = atSandbox();
  const { id, authenticated: before } = await provider.create(request({ method, authenticate: true }));
  expect(before).toBe(false);
  const body = new URLSearchParams({ action });
  const headers = { origin: sandbox.url };
  const answer = await fetch(`${sandbox.url}/checkout/${id}`, { method: "POST", body, headers, redirect: "manual" });
  expect(answer.status).toBe(303);
  expect(await provider.fetch(id)).toMatchObject({ state: "PAID", authenticated });
});

test("a payment that was made under another key is not known", async () => {
  const provider = atSandbox();
  await expect(provider.fetch("tr_elsewhere")).rejects.toBeInstanceOf(ProviderUnknown);
  await expect(provider.create(request({ currency: "PLN", method: "eps" }))).rejects.not.toBeInstanceOf(
    ProviderUnknown,
  );
});

const day = 86_400_000;

/** Midnight of the next Saturday but today and tomorrow. */
const nextSaturday = (): number => {
  const soon = Math.floor(Date.now() / day) * day + 2 * day;
  return soon + ((6 - new Date(soon).getUTCDay() + 7) % 7) * day;
};

test("a bank transfer that is due on a Saturday is waited for until its next business day is over", async () => {
  const dueDate = new Date(nextSaturday()).toISOString().slice(0, 10);
  const made = await atSandbox().create(request({ method: "banktransfer", dueDate }));
  expect(made.expiresAt).toEqual(new Date(nextSaturday() + 3 * day));
});

test("of the buyer of a bank transfer the provider hears the address that it writes to, and no name that it could refuse", async () => {
  const { id } = await atSandbox().create(request({ method: "banktransfer", email: "j@example.com" }));
  expect(sandbox.payments.find(id)?.billingAddress).toEqual({ email: "j@example.com" });
});

test("a key that comes with another wish is misunderstood, one that is under way a conflict; what it made is found", async () => {
  const provider = atSandbox();
  const wanted = request();
  sandbox.faults.add({ on: "create", kind: "slow", times: 1, milliseconds: 300 });
  const first = provider.create(wanted);
  while (sandbox.faults.list().length > 0) await new Promise((resolve) => setImmediate(resolve));
  await expect(provider.create(wanted)).rejects.toBeInstanceOf(ProviderConflict);
  const made = await first;
  const moved = { ...wanted, webhookUrl: "http://localhost:9/elsewhere" };
  await expect(provider.create(moved)).rejects.toBeInstanceOf(ProviderMisunderstood);
  expect(await provider.find(wanted.key, new Date(Date.now() - 60_000))).toEqual(made);
});

test("what is wrong by itself is refused and not misunderstood", async () => {
  const refused = atSandbox().create(request({ currency: "MXN" }));
  await expect(refused).rejects.toBeInstanceOf(ProviderRefused);
  await expect(refused).rejects.not.toBeInstanceOf(ProviderMisunderstood);
});

test("of a payment that was refunded in the dashboard, what is left is told: it pays no order", async () => {
  const provider = atSandbox();
  const { id } = await provider.create(request());
  sandbox.payments.move(id, "paid");
  expect(await provider.fetch(id)).toMatchObject({ state: "PAID", amount: 5000, checkoutUrl: null });
  const refund = { key: randomUUID(), paymentId: id, currency: "EUR", amount: 2000, description: "by hand" };
  await provider.refund(refund);
  expect(await provider.fetch(id)).toMatchObject({ state: "PAID", amount: 3000 });
});

test("the payment of an attempt is found among many, page by page, and none is made", async () => {
  const provider = atSandbox();
  const since = new Date(Date.now() - 60_000);
  const wanted = request();
  const made = await provider.create(wanted);
  for (let n = 0; n < 300; n += 50) await Promise.all(Array.from({ length: 50 }, () => provider.create(request())));
  const before = sandbox.payments.list().length;
  expect(await provider.find(wanted.key, since)).toEqual({ ...made, attemptId: wanted.key });
  expect(await provider.find(randomUUID(), since)).toBeUndefined();
  expect(sandbox.payments.list()).toHaveLength(before);
});

test("payments that are older than the attempt are not walked through", async () => {
  const provider = atSandbox();
  const wanted = request();
  await provider.create(wanted);
  for (let n = 0; n < 250; n += 50) await Promise.all(Array.from({ length: 50 }, () => provider.create(request())));
  expect(await provider.find(wanted.key, new Date(Date.now() + 60_000))).toBeUndefined();
});

test("a list that cannot be had says nothing about the payment", async () => {
  const faults = { on: "list", kind: "503" };
  await fetch(`${sandbox.url}/control/faults`, { method: "POST", body: JSON.stringify(faults) });
  await expect(atSandbox().find(randomUUID(), new Date())).rejects.toBeInstanceOf(ProviderUnreachable);
});

test.each([
  ["queued", "PENDING"],
  ["processing", "PENDING"],
  ["refunded", "REFUNDED"],
  ["failed", "FAILED"],
  ["canceled", "CANCELED"],
] as const)("a refund that is %s at the provider is %s", async (status, state) => {
  const provider = atSandbox();
  const { id } = await provider.create(request());
  sandbox.payments.move(id, "paid");
  sandbox.faults.add({ on: "bank", kind: "pending", times: 1, milliseconds: 1 });
  const wanted = { key: randomUUID(), paymentId: id, currency: "EUR", amount: 5000, description: "CB-00000001" };
  const made = await provider.refund(wanted);
  expect(made).toEqual({ id: expect.stringMatching(/^re_/), state: "PENDING" });
  sandbox.payments.moveRefund(id, made.id, status);
  expect(await provider.fetchRefund(id, made.id)).toEqual({ ...made, state });
  await expect(provider.fetchRefund(id, "re_other")).rejects.toBeInstanceOf(ProviderRefused);
});

test("of a payment's refunds it tells the key of the call that made each, and a second one of all of it is a conflict", async () => {
  const provider = atSandbox();
  const { id } = await provider.create(request());
  sandbox.payments.move(id, "paid");
  const body = JSON.stringify({ amount: { currency: "EUR", value: "20.00" }, description: "by hand" });
  const url = `${sandbox.url}/v2/payments/${id}/refunds`;
  await fetch(url, { method: "POST", headers: { authorization: `Bearer ${apiKey}` }, body });
  const rest = { key: randomUUID(), paymentId: id, currency: "EUR", amount: 3000, description: "CB-00000001" };
  const made = await provider.refund(rest);
  expect(await provider.listRefunds(id)).toEqual([
    { ...made, key: rest.key },
    { id: expect.stringMatching(/^re_/), state: "REFUNDED", key: null },
  ]);
  await expect(provider.refund({ ...rest, key: randomUUID() })).rejects.toBeInstanceOf(ProviderConflict);
});

test.each([
  [429, { "retry-after": "7" }, 7_000],
  [429, {}, 30_000],
  [503, { "retry-after": "60" }, 60_000],
  [502, {}, null],
])("answered %i with %j, it is to be left alone for %p milliseconds", async (code, headers, retryAfter) => {
  [status, said] = [code, headers];
  told = { status: code, title: "Too Many Requests", detail: "Please slow down your requests", _links: {} };
  const { port } = server.address() as AddressInfo;
  const asking = mollie({ apiKey, serverURL: `http://localhost:${port}` }).fetch("tr_one");
  await expect(asking.finally(() => ([status, said] = [200, {}]))).rejects.toMatchObject({
    name: "ProviderUnreachable",
    retryAfter,
  });
});

const paid = {
  resource: "payment",
  id: "tr_charged",
  mode: "live",
  createdAt: "2026-11-20T09:00:00+00:00",
  paidAt: "2026-11-20T09:01:00+00:00",
  amount: { value: "50.00", currency: "EUR" },
  amountRefunded: { value: "0.00", currency: "EUR" },
  amountRemaining: { value: "50.00", currency: "EUR" },
  description: "CB-00000001",
  method: "creditcard",
  metadata: null,
  status: "paid",
  profileId: "pfl_one",
  sequenceType: "oneoff",
  redirectUrl: "http://cb.localhost:3000/",
  _links: {
    self: { href: "https://api.mollie.com/v2/payments/tr_charged", type: "application/hal+json" },
    dashboard: { href: "https://my.mollie.com/dashboard", type: "text/html" },
  },
};

test.each([
  ["nothing", {}, 5000],
  ["a chargeback", { amountChargedBack: { value: "50.00", currency: "EUR" } }, 0],
  [
    "a refund and a chargeback",
    {
      amountRefunded: { value: "10.00", currency: "EUR" },
      amountRemaining: { value: "0.00", currency: "EUR" },
      amountChargedBack: { value: "40.00", currency: "EUR" },
      settlementAmount: { value: "-50.00", currency: "EUR" },
    },
    0,
  ],
])("a paid payment with %s is read", async (_, over, held) => {
  const chargebacks = {
    href: "https://api.mollie.com/v2/payments/tr_charged/chargebacks",
    type: "application/hal+json",
  };
  told = { ...paid, ...over, _links: { ...paid._links, ...(held === 0 ? { chargebacks } : {}) } };
  const { port } = server.address() as AddressInfo;
  const provider = mollie({ apiKey, serverURL: `http://localhost:${port}` });
  expect(await provider.fetch("tr_charged")).toEqual({
    id: "tr_charged",
    state: "PAID",
    currency: "EUR",
    amount: held,
    method: "creditcard",
    checkoutUrl: null,
    cancelable: false,
    transfer: null,
    expiresAt: null,
    attemptId: null,
    authenticated: false,
  });
});
