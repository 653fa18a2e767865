import { randomUUID } from "node:crypto";
import { expect, test } from "@jest/globals";
import { fakeTransport, refusal } from "../../platform/outbox/testing/transport.ts";
import { sendGift } from "../../shop/checkout/testing/send-emails.ts";
import { billing } from "../../shop/checkout/testing/shop.ts";
import { shopForEachTest } from "../../shop/checkout/testing/shop-test.ts";
import { noteBounce } from "../../shop/gift/bounces/bounces-table.ts";
import { readAudit } from "../staff/audit.ts";
import { type StaffClient, startStaffServer } from "../staff/testing/staff-client.ts";

const shop = shopForEachTest();

const errors = "errors { code parameter }";
const queues = `query { queues { data { waiting { kind key what order storefront since dueAt } } ${errors} } }`;
const call = (name: string, args: string): string => `mutation { ${name}(${args}) { data { done } ${errors} } }`;
const why = 'why: "Looked into it."';

type Ask = (document: string) => ReturnType<StaffClient["ask"]>;

const withPerson = async (work: (ask: Ask) => Promise<void>): Promise<void> => {
  const server = await startStaffServer(shop.services);
  const person = await server.person("ada@shop.example", "admin");
  try {
    await work(async (document) => {
      await person.prove();
      return person.ask(document);
    });
  } finally {
    await server.close();
  }
};

const bought = async () => {
  const buyer = await shop.buyer();
  await buyer.add("cafe-elodie-d");
  const { orderUuid } = await buyer.place({ billing: { ...billing, email: `${randomUUID()}@mail.example` } });
  const payment = await shop.paymentOf(orderUuid);
  shop.provider.move(payment, "PAID");
  await shop.announce(payment);
  return { orderUuid, payment, number: await shop.numberOf(orderUuid) };
};
const packageOf = async (orderUuid: string): Promise<number> => {
  const found = await shop.services.pool.query<{ id: number }>("select id from order_package where order_id = $1", [
    orderUuid,
  ]);
  return found.rows[0]?.id ?? 0;
};

test("an e-mail that was refused, money that was taken back and a job that failed wait, each until a person deals with it", async () => {
  const { orderUuid, payment, number } = await bought();
  const { services, provider } = shop;
  const transport = fakeTransport();
  transport.refuseNext(refusal("EENVELOPE", "RCPT TO", "550 no such mailbox"));
  await sendGift(services, transport, await packageOf(orderUuid));
  services.clock.advance(60_000);
  provider.hold(payment, { amount: 0 });
  await shop.announce(payment);
  await services.ownerPool.query(
    "insert into pgboss.job (name, data, state, created_on, completed_on, output) values ('mail.gift', '{}', 'failed', now(), now(), '{\"message\": \"no room\"}')",
  );
  await withPerson(async (ask) => {
    const waiting = async (): Promise<[string, string][]> =>
      (await ask(queues)).data.waiting.map(({ kind, key }: { kind: string; key: string }) => [kind, key.split(" ")[0]]);
    const found = await waiting();
    expect(found.sort()).toEqual([
      ["EMAIL", number],
      ["JOB", "mail.gift"],
      ["PAYMENT", number],
    ]);
    const [job] = (await ask(queues)).data.waiting.filter(({ kind }: { kind: string }) => kind === "JOB");
    expect(await ask(call("settlePayments", `number: "${number}", ${why}`))).toMatchObject({ data: { done: true } });
    expect(await ask(call("settlePayments", `number: "${number}", ${why}`))).toMatchObject({ data: null });
    expect(await ask(call("sendRefused", `name: "${number}"`))).toMatchObject({ data: { done: true } });
    expect(await ask(call("tryJobAgain", `key: "${job.key}"`))).toMatchObject({ data: { done: true } });
    expect(await waiting()).toEqual([]);
    expect(await shop.count("pgboss.job", "state = 'retry'")).toBe(1);
  });
  const lines = await readAudit(services.pool, { subject: number });
  expect(lines.map(({ operation }) => operation)).toEqual(["emails.again", "payments.settle"]);
});

test("a gift whose email came back waits for a person until it is sent again", async () => {
  const { orderUuid, number } = await bought();
  const { services } = shop;
  const gift = await packageOf(orderUuid);
  await sendGift(services, fakeTransport(), gift);
  services.clock.advance(60_000);
  const notice = { package: gift, orderId: orderUuid, status: "5.1.1" };
  expect(await noteBounce(services.pool, notice, services.clock.now())).toBe(true);
  await withPerson(async (ask) => {
    const waiting = async () => (await ask(queues)).data.waiting;
    const [found] = await waiting();
    expect(found).toMatchObject({ kind: "BOUNCE", key: `${number} ${gift}`, what: "BOUNCED", order: number });
    expect(Date.parse(found.dueAt) - Date.parse(found.since)).toBe(8 * 3_600_000);
    services.clock.advance(60_000);
    expect(await ask(call("resendGift", `number: "${number}", gift: ${gift}, ${why}`))).toMatchObject({
      data: { done: true },
    });
    await sendGift(services, fakeTransport(), gift);
    expect(await waiting()).toEqual([]);
  });
});

test("gifts of an order that looked unusual wait four hours, unless a person lets them go or keeps them", async () => {
  const unusual = async () => {
    const { orderUuid, number } = await bought();
    const { ownerPool, clock } = shop.services;
    const until = new Date(clock.now().getTime() + 4 * 3_600_000);
    const risk =
      "insert into order_risk (order_id, outcome, score, reasons, at) values ($1, 'DELAY', 70, '{newDevice}', $2)";
    await ownerPool.query(risk, [orderUuid, clock.now()]);
    await ownerPool.query("update delivery set due_at = $2 where order_id = $1", [orderUuid, until]);
    return { orderUuid, number };
  };
  const [gone, kept] = [await unusual(), await unusual()];
  const stateOf = async (orderUuid: string) => {
    const text = "select state, due_at <= $2 as due from delivery where order_id = $1";
    return (await shop.services.pool.query(text, [orderUuid, shop.services.clock.now()])).rows[0];
  };
  await withPerson(async (ask) => {
    const decide = (number: string, release: boolean) =>
      ask(call("decideHold", `number: "${number}", release: ${release}, ${why}`));
    const found = (await ask(queues)).data.waiting.filter(({ kind }: { kind: string }) => kind === "FRAUD");
    expect(found.map(({ key }: { key: string }) => key)).toEqual([gone.number, kept.number]);
    expect(await decide(gone.number, true)).toMatchObject({ data: { done: true } });
    expect(await decide(kept.number, false)).toMatchObject({ data: { done: true } });
    expect(await decide(kept.number, true)).toMatchObject({ data: null, errors: [{ code: "DECIDED" }] });
    // A gift that is held is no email that was refused: nobody lets it go by trying that again.
    expect((await ask(queues)).data.waiting).toEqual([]);
    expect(await ask(call("sendRefused", `name: "${kept.number}"`))).toMatchObject({ data: null });
  });
  expect(await stateOf(gone.orderUuid)).toEqual({ state: "WAITING", due: true });
  expect(await stateOf(kept.orderUuid)).toMatchObject({ state: "FAILED" });
});
