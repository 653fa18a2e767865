import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";

let services: TestServices;
let server: TestServer;
let variationId: string;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
  const { rows } = await services.pool.query("select id from variation where sku = 'CBFR-cafe-elodie-d'");
  variationId = `${rows[0]?.id}`;
});
afterAll(async () => {
  await server.close();
  await services.close();
});

interface Line {
  id: string;
  giftcard: { qty: number };
  recipient: { name: string } | null;
  deliveryDate: { date: string } | null;
}

interface Seen {
  version: number;
  shipments: readonly { tag: string; packages: readonly Line[] }[];
}

const cart =
  "data { version shipments { tag packages { id giftcard { qty } recipient { name } deliveryDate { date } } } } errors { code }";
const mutation = (name: string, input: string) =>
  `mutation ($userData: UserDataInput!, $input: ${input}!) { answer: ${name}(userData: $userData, input: $input) { ${cart} } }`;
const documents = {
  add: mutation("addToBasket", "AddToBasketInput"),
  quantity: mutation("changeQuantity", "ChangeQuantityInput"),
  receiver: mutation("setReceiver", "SetReceiverInput"),
  date: mutation("changeDeliveryDate", "ChangeDeliveryDateInput"),
  remove: mutation("deleteReceiver", "ReceiverInput"),
  read: `query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) { ${cart} } }`,
};

/** Pieces by receiver and day: all gifts are alike but for them. */
type Model = ReadonlyMap<string, number>;

const linesOf = ({ shipments }: Seen): readonly Line[] => shipments.flatMap(({ packages }) => packages);
const keyOf = (name: string, date: string | undefined): string => `${name} ${date ?? "soon"}`;
const lineKey = (line: Line): string => keyOf(line.recipient?.name ?? "", line.deliveryDate?.date);
const modelOf = (seen: Seen): Model => new Map(linesOf(seen).map((line) => [lineKey(line), line.giftcard.qty]));

/** What a press that was carried out makes of the basket before it. */
type Effect = (before: Model) => Model;

const without = (model: Model, key: string): Map<string, number> => {
  const left = new Map(model);
  left.delete(key);
  return left;
};
const plus = (model: Model, key: string, quantity: number): Map<string, number> =>
  new Map(model).set(key, (model.get(key) ?? 0) + quantity);
const moved =
  (from: string, to: string, quantity: number): Effect =>
  (before) =>
    from === to ? before : plus(without(before, from), to, quantity);

interface Press {
  document: string;
  input: Record<string, unknown>;
  effect: Effect;
}

const people = ["Ada", "Bo", "Cy", "Di", "Ed"];
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
const receiver = (name: string) => ({ name, email: `${name}@example.org` });

const days = ["2026-12-24", "2026-12-31"];
const planned = (date: string) => ({ date, hour: 18 });

/** What was taken out last, to be put back. */
type Removed = { line: Line } | undefined;

/** The n-th press of a client that sees this basket. */
const pressOf = (seen: Seen, n: number, removed: Removed): Press & { takes?: Line } => {
  const name = pick(people, n * 7);
  const line = pick(linesOf(seen), n * 3);
  const { version } = seen;
  const bought = { idempotencyKey: randomUUID(), variationId, value: 1000 };
  if (removed && n % 6 === 5) {
    const { recipient, deliveryDate, giftcard } = removed.line;
    const input = {
      ...bought,
      quantity: giftcard.qty,
      recipient: receiver(recipient?.name ?? ""),
      ...(deliveryDate ? { deliveryDate: planned(deliveryDate.date) } : {}),
    };
    return { document: documents.add, input, effect: (before) => plus(before, lineKey(removed.line), giftcard.qty) };
  }
  if (line === undefined || n % 6 === 0 || n % 6 === 5) {
    const input = { ...bought, quantity: 1, recipient: receiver(name) };
    return { document: documents.add, input, effect: (before) => plus(before, keyOf(name, undefined), 1) };
  }
  const own = lineKey(line);
  const { qty } = line.giftcard;
  if (n % 6 === 1) {
    const quantity = 1 + (n % 5);
    const input = { packageId: line.id, quantity, version };
    return { document: documents.quantity, input, effect: (before) => new Map(before).set(own, quantity) };
  }
  if (n % 6 === 2) {
    const input = { packageIds: [line.id], version, recipient: receiver(name) };
    return { document: documents.receiver, input, effect: moved(own, keyOf(name, line.deliveryDate?.date), qty) };
  }
  if (n % 6 === 3) {
    const date = pick(days, n * 5);
    const input = { packageId: line.id, cartVersion: version, deliveryDate: planned(date) };
    return { document: documents.date, input, effect: moved(own, keyOf(line.recipient?.name ?? "", date), qty) };
  }
  const input = { packageIds: [line.id], version };
  return { document: documents.remove, input, effect: (before) => without(before, own), takes: line };
};

interface Done {
  version: number;
  effect: Effect;
  after: Model;
}

/**
 * Asks until it is let in: 64 at once may be more than a busy machine takes,
 * and of what is refused for that (1000, 503) nothing was done.
 */
const answerOf = async (client: TestClient, document: string, variables?: Record<string, unknown>) => {
  for (;;) {
    const { data, errors } = await client.ask(document, variables);
    if (data) return data.answer;
    if (errors[0].extensions?.code !== 1000) throw new Error(JSON.stringify(errors));
  }
};

/** A client that shares the basket: what was carried out of its presses. */
const press = async (client: TestClient, seed: number, presses: number): Promise<Done[]> => {
  const done: Done[] = [];
  let seen: Seen = (await answerOf(client, documents.read)).data;
  let removed: Removed;
  for (let n = 0; n < presses; n += 1) {
    const { document, input, effect, takes } = pressOf(seen, seed * 13 + n, removed);
    const known = seen.version;
    const { data, errors } = await answerOf(client, document, { input });
    if (errors.length === 0) removed = takes && { line: takes };
    if (errors.length === 0 && data.version > known) done.push({ version: data.version, effect, after: modelOf(data) });
    seen = data ?? (await answerOf(client, documents.read)).data;
  }
  return done;
};

test("64 clients change one basket at once: each change is there once, in the order of its versions", async () => {
  const owner = server.client("CBFR");
  await owner.ask(documents.add, {
    input: { idempotencyKey: randomUUID(), variationId, value: 1000, quantity: 1, recipient: receiver("Ada") },
  });
  const clients = Array.from({ length: 64 }, () => {
    const client = server.client("CBFR");
    for (const [name, value] of owner.cookies) client.cookies.set(name, value);
    return client;
  });
  const done = (await Promise.all(clients.map((client, seed) => press(client, seed, 8)))).flat();
  const last: Seen = (await owner.ask(documents.read)).data.answer.data;
  const inOrder = done.toSorted((one, other) => one.version - other.version);
  // Nothing twice, nothing lost: every version but the first is one press of somebody.
  expect(inOrder.map(({ version }) => version)).toEqual(Array.from({ length: last.version - 1 }, (_, n) => n + 2));
  expect(inOrder.length).toBeGreaterThan(64);
  let model: Model = new Map([[keyOf("Ada", undefined), 1]]);
  for (const { effect, after, version } of inOrder) {
    model = effect(model);
    expect([version, [...model].sort()]).toEqual([version, [...after].sort()]);
  }
  expect([...modelOf(last)].sort()).toEqual([...model].sort());
});
