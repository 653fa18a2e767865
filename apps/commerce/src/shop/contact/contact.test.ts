import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { solveChallenge } from "@giftshop/graphql/captcha/solve";
import { formatDate } from "@giftshop/messages";
import { type OpenMessage, type Sandbox, startSandbox } from "@giftshop/sandbox";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { sendEmail } from "../../platform/outbox/send-email.ts";
import { fakeTransport, refusal } from "../../platform/outbox/testing/transport.ts";
import { smtpTransport } from "../../platform/outbox/transport.ts";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { listRefused, resend } from "../checkout/testing/send-emails.ts";
import { type ContactJob, confirmationEmail, messageEmail } from "./emails/emails.ts";
import { contactForMail, forgetMessages, insertMessage } from "./messages-table.ts";

let sandbox: Sandbox;
let services: TestServices;
let server: TestServer;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "contact-"));
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataDirectory: directory, webhookTimeScale: 1 });
  services = await createTestServices();
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
  await services.close();
  await rm(directory, { recursive: true });
});
beforeEach(async () => {
  await services.ownerPool.query(
    "truncate rate_limit, guard_limit, contact_message, letter, captcha_used, idempotency",
  );
  await services.ownerPool.query("delete from pgboss.job where name = any($1)", [
    [messageEmail.queue, confirmationEmail.queue],
  ]);
});

const errors = "errors { code referencedRequestParameter }";
const challengeQuery = `query ($userData: UserDataInput!) {
  answer: captchaChallenge(userData: $userData, action: COMMON) { data { challenge lifetime } ${errors} } }`;
const sendMutation = `mutation ($userData: UserDataInput!, $input: ContactMessageInput!) {
  answer: sendContactMessage(userData: $userData, input: $input) { data { reference } ${errors} } }`;

const solved = async (client: TestClient): Promise<string> =>
  solveChallenge((await client.ask(challengeQuery)).data.answer.data.challenge);

let keys = 0;
const typed = {
  name: "Zoë d’Anvers",
  email: "zoe@example.org",
  orderNumber: "FR-1001",
  message: "Bonjour,\r\n\r\n\r\nma carte n’est pas arrivée.",
};
const inputOf = async (client: TestClient, over: Record<string, unknown> = {}) => {
  keys += 1;
  return {
    ...typed,
    idempotencyKey: `contact-test-${String(keys).padStart(8, "0")}`,
    captchaToken: await solved(client),
    ...over,
  };
};
const send = async (client: TestClient, input: unknown) => (await client.ask(sendMutation, { input })).data.answer;

const headerOf = ({ headers }: OpenMessage, wanted: string): string | undefined =>
  headers.find(({ name }) => name.toLowerCase() === wanted)?.value;

const open = async (id: string | undefined): Promise<OpenMessage> =>
  (await (await fetch(`${sandbox.url}/mail/${id}.json`)).json()) as OpenMessage;

const jobsOf = async (queue: string): Promise<ContactJob[]> => {
  const { rows } = await services.pool.query<{ data: ContactJob }>("select data from pgboss.job where name = $1", [
    queue,
  ]);
  return rows.map(({ data }) => data);
};

test("a message reaches the shop, whose answer goes to the visitor, and the visitor is told in the page's language", async () => {
  const client = server.client("CBFR");
  const { data, errors: none } = await send(client, await inputOf(client));
  expect(none).toEqual([]);
  expect(data.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const [[toShop], [toVisitor]] = [await jobsOf(messageEmail.queue), await jobsOf(confirmationEmail.queue)];
  const transport = smtpTransport(sandbox.smtpUrl, 1);
  expect(toShop).toEqual(toVisitor);
  const job = { messageId: toShop?.messageId ?? 0 };
  await sendEmail(services, transport, messageEmail, job);
  await sendEmail(services, transport, confirmationEmail, job);
  transport.close();
  const [taken] = sandbox.mailbox.list("service@cartebonheur.example");
  expect(taken?.subject).toBe(`Zoë d’Anvers nous a écrit (${data.reference})`);
  const email = await open(taken?.id);
  expect(email.text).toContain("Bonjour,\n\nma carte n’est pas arrivée.");
  expect(email.text).toContain("FR-1001");
  expect(headerOf(email, "reply-to")).toContain("<zoe@example.org>");
  const [told] = sandbox.mailbox.list("zoe@example.org");
  expect(told?.subject).toBe(`Nous avons bien reçu votre message (${data.reference})`);
  const confirmation = await open(told?.id);
  expect(headerOf(confirmation, "auto-submitted")).toBe("auto-replied");
  const received = formatDate(services.clock.now(), "fr-FR", "Europe/Paris", { dateStyle: "long", timeStyle: "long" });
  expect(confirmation.text).toContain(`Reçu le: ${received}`);
  expect(confirmation.text).not.toContain("carte n’est pas");
  expect(confirmation.text).not.toContain("Zoë");
});

test("a double click of a new browser sends one message, and both answers name it", async () => {
  const client = server.client("CBFR");
  const input = await inputOf(client);
  const [one, other] = await Promise.all([send(client, input), send(server.client("CBFR"), input)]);
  expect(one.data.reference).toBe(other.data.reference);
  expect(await send(client, { ...input, captchaToken: "another" })).toEqual(one);
  expect(await jobsOf(messageEmail.queue)).toHaveLength(1);
  expect(await jobsOf(confirmationEmail.queue)).toHaveLength(1);
  expect((await send(client, { ...input, message: "Something else" })).errors).toMatchObject([{ code: 2041 }]);
});

test("a captcha that was used, forged or left out sends nothing", async () => {
  const client = server.client("CBFR");
  const input = await inputOf(client);
  await send(client, input);
  const replayed = await inputOf(client, { captchaToken: input.captchaToken });
  const parameter = "input.captchaToken";
  expect((await send(client, replayed)).errors).toEqual([{ code: 1003, referencedRequestParameter: parameter }]);
  expect((await send(client, { ...replayed, captchaToken: "forged" })).errors).toMatchObject([{ code: 1003 }]);
  expect((await send(client, { ...replayed, captchaToken: "" })).errors).toMatchObject([{ code: 1101 }]);
  expect(await jobsOf(messageEmail.queue)).toHaveLength(1);
  // The key was not used up by what was refused.
  expect((await send(client, { ...replayed, captchaToken: await solved(client) })).errors).toEqual([]);
});

test("every field is judged, and no header can be smuggled in", async () => {
  const client = server.client("CBFR");
  const bad = await inputOf(client, {
    name: "Zoë\r\nBcc: all@example.org",
    email: "zoe@example.org\r\nBcc: all@example.org",
    orderNumber: "1\r\nX: 1",
    message: " \n ",
  });
  expect((await send(client, bad)).errors).toEqual([
    { code: 1105, referencedRequestParameter: "input.name" },
    { code: 1106, referencedRequestParameter: "input.email" },
    { code: 1105, referencedRequestParameter: "input.orderNumber" },
    { code: 1101, referencedRequestParameter: "input.message" },
  ]);
  expect(await jobsOf(messageEmail.queue)).toEqual([]);
});

/** Milliseconds: a dozen challenges are solved on a machine that may be busy. */
const timeout = 30_000;

const limited = [{ code: 1002, referencedRequestParameter: null }];
const by = (sender: number) => ({ email: `sender-${sender}@example.org` });

test(
  "in the name of one mailbox five messages may be sent, however it is spelled",
  async () => {
    const client = server.client("CBFR");
    for (let sent = 0; sent < 5; sent += 1) expect((await send(client, await inputOf(client))).errors).toEqual([]);
    expect((await send(client, await inputOf(client, { email: "ZOE@example.org" }))).errors).toEqual(limited);
    expect(await jobsOf(confirmationEmail.queue)).toHaveLength(5);
  },
  timeout,
);

test(
  "one visitor may send five messages, whatever the mailbox",
  async () => {
    const client = server.client("CBFR");
    const token = "a".repeat(22);
    await services.pool.query("insert into visitor (token_hash) values (sha256($1))", [Buffer.from(token)]);
    client.cookies.set("visitor", token);
    for (let sent = 0; sent < 5; sent += 1)
      expect((await send(client, await inputOf(client, by(sent)))).errors).toEqual([]);
    expect((await send(client, await inputOf(client, by(6)))).errors).toEqual(limited);
  },
  timeout,
);

test(
  "from one address ten messages may be sent, whatever the mailbox",
  async () => {
    const client = server.client("CBFR", "fr", { "x-forwarded-for": "203.0.113.7" });
    for (let sent = 0; sent < 10; sent += 1)
      expect((await send(client, await inputOf(client, by(sent)))).errors).toEqual([]);
    expect((await send(client, await inputOf(client, by(11)))).errors).toEqual(limited);
  },
  timeout,
);

/** Hands both emails of a message to a mail server, which refuses as many of them as are named. */
const hand = async (messageId: number, ...refusals: Error[]): Promise<void> => {
  const transport = fakeTransport();
  transport.refuseNext(...refusals);
  await sendEmail(services, transport, confirmationEmail, { messageId });
  await sendEmail(services, transport, messageEmail, { messageId });
};
const write = async (client: TestClient): Promise<number> => {
  await send(client, await inputOf(client));
  return (await jobsOf(messageEmail.queue))[0]?.messageId ?? 0;
};
const later = (days: number): Date => new Date(services.clock.now().getTime() + days * 86_400_000);
const noSuchUser = refusal("EENVELOPE", "RCPT TO", "550 5.1.1 no such user");

test("a message that has not reached the shop is kept, however long that takes", async () => {
  const id = await write(server.client("CBFR"));
  expect(await forgetMessages(services.pool, later(15))).toBe(0);
  await hand(id, noSuchUser, noSuchUser);
  expect(await forgetMessages(services.pool, later(15))).toBe(0);
  expect((await listRefused(services)).map(({ queue }) => queue)).toEqual([
    confirmationEmail.queue,
    messageEmail.queue,
  ]);
  const { reference } = (await contactForMail(services.pool, id)) ?? { reference: "" };
  expect(await resend(services, reference)).toBe(2);
  await hand(id);
  expect(await forgetMessages(services.pool, later(15))).toBe(1);
});

test("that a visitor's address does not exist keeps nothing", async () => {
  const id = await write(server.client("CBFR"));
  await hand(id, noSuchUser);
  expect(await forgetMessages(services.pool, later(15))).toBe(1);
  expect((await services.pool.query("select from letter")).rowCount).toBe(0);
});

test("messages are forgotten a batch at a time", async () => {
  const message = { ...typed, storefront: "CBFR", language: "fr" } as const;
  for (const reference of ["A", "B", "C"])
    await insertMessage(services.pool, { ...message, reference }, services.clock.now());
  expect(await forgetMessages(services.pool, later(15), 2)).toBe(3);
});

test("a message is forgotten two weeks after it was written, and not before", async () => {
  const client = server.client("CBFR");
  await send(client, await inputOf(client));
  const id = (await jobsOf(messageEmail.queue))[0]?.messageId ?? 0;
  await hand(id);
  const written = services.clock.now().getTime();
  const day = 86_400_000;
  expect(await forgetMessages(services.pool, new Date(written + 14 * day))).toBe(0);
  expect(await contactForMail(services.pool, id)).toMatchObject({ email: "zoe@example.org" });
  expect(await forgetMessages(services.pool, new Date(written + 14 * day + 1))).toBe(1);
  expect(await contactForMail(services.pool, id)).toBeUndefined();
});
