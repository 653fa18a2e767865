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
}

interface Seen {
  version: number;
  shipments: readonly { tag: string; packages: readonly Line[] }[];
}

const cart = "data { version shipments { tag packages { id giftcard { qty } recipient { name } } } } errors { code }";
const mutation = (name: string, input: string) =>
  `mutation ($userData: UserDataInput!, $input: ${input}!) { answer: ${name}(userData: $userData, input: $input) { ${cart} } }`;
const documents = {
  add: mutation("addToBasket", "AddToBasketInput"),
  quantity: mutation("changeQuantity", "ChangeQuantityInput"),
  receiver: mutation("setReceiver", "SetReceiverInput"),
  remove: mutation("deleteReceiver", "ReceiverInput"),
  read: `query ($userData: UserDataInput!) { answer: cartV2(userData: $userData) { ${cart} } }`,
};

/** Pieces by receiver: all gifts are alike but for them. */
type Model = ReadonlyMap<string, number>;

const linesOf = ({ shipments }: Seen): readonly Line[] => shipments.flatMap(({ packages }) => packages);
const modelOf = (seen: Seen): Model =>
  new Map(linesOf(seen).map((line) => [line.recipient?.name ?? "", line.giftcard.qty]));

/** What a press that was carried out makes of the basket before it. */
type Effect = (before: Model) => Model;

const without = (model: Model, name: string): Map<string, number> => {
  const left = new Map(model);
  left.delete(name);
  return left;
};
const plus = (model: Model, name: string, quantity: number): Map<string, number> =>
  new Map(model).set(name, (model.get(name) ?? 0) + quantity);

interface Press {
  document: string;
  input: Record<string, unknown>;
  effect: Effect;
}

const people = ["Ada", "Bo", "Cy", "Di", "Ed"];
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length] as T;
const receiver = (name: string) => ({ name, email: `${name}@example.org` });

/** The n-th press of a client that sees this basket. */
const pressOf = (seen: Seen, n: number): Press => {
  const name = pick(people, n * 7);
  const line = pick(linesOf(seen), n * 3);
  const { version } = seen;
  if (line === undefined || n % 4 === 0) {
    const input = { idempotencyKey: randomUUID(), variationId, value: 1000, quantity: 1, recipient: receiver(name) };
    return { document: documents.add, input, effect: (before) => plus(before, name, 1) };
  }
  const own = line.recipient?.name ?? "";
  if (n % 4 === 1) {
    const quantity = 1 + (n % 5);
    const input = { packageId: line.id, quantity, version };
    return { document: documents.quantity, input, effect: (before) => new Map(before).set(own, quantity) };
  }
  if (n % 4 === 2) {
    const input = { packageIds: [line.id], version, recipient: receiver(name) };
    const effect: Effect = (before) => (own === name ? before : plus(without(before, own), name, line.giftcard.qty));
    return { document: documents.receiver, input, effect };
  }
  const input = { packageIds: [line.id], version };
  return { document: documents.remove, input, effect: (before) => without(before, own) };
};

interface Done {
  version: number;
  effect: Effect;
  after: Model;
}

/** A client that shares the basket: what was carried out of its presses. */
const press = async (client: TestClient, seed: number, presses: number): Promise<Done[]> => {
  const done: Done[] = [];
  let seen: Seen = (await client.ask(documents.read)).data.answer.data;
  for (let n = 0; n < presses; n += 1) {
    const { document, input, effect } = pressOf(seen, seed * 13 + n);
    const known = seen.version;
    const { data, errors } = (await client.ask(document, { input })).data.answer;
    if (errors.length === 0 && data.version > known) done.push({ version: data.version, effect, after: modelOf(data) });
    seen = data ?? (await client.ask(documents.read)).data.answer.data;
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
  const done = (await Promise.all(clients.map((client, seed) => press(client, seed, 6)))).flat();
  const last: Seen = (await owner.ask(documents.read)).data.answer.data;
  const inOrder = done.toSorted((one, other) => one.version - other.version);
  // Nothing twice, nothing lost: every version but the first is one press of somebody.
  expect(inOrder.map(({ version }) => version)).toEqual(Array.from({ length: last.version - 1 }, (_, n) => n + 2));
  expect(inOrder.length).toBeGreaterThan(64);
  let model: Model = new Map([["Ada", 1]]);
  for (const { effect, after, version } of inOrder) {
    model = effect(model);
    expect([version, [...model].sort()]).toEqual([version, [...after].sort()]);
  }
  expect([...modelOf(last)].sort()).toEqual([...model].sort());
});
