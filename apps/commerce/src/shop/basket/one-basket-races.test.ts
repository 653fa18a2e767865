import { errorCodes } from "@giftshop/validation";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestClient, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import {
  documents,
  type Effect,
  giftFor,
  type Kind,
  type Line,
  type Model,
  modelOf,
  type Press,
  pressOf,
  type Seen,
} from "./testing/shared-basket.ts";

/** `npm run test:all` presses for half a minute, `npm test` eight times each. */
const long = process.env.TEST_ALL === "1";
const clients = 64;

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

/** The basket as one client has it. */
interface Basket {
  read(): Promise<Seen>;
  /** The basket afterwards; `done` where it was carried out, `stale` where another was faster (2040). */
  carryOut(press: Press): Promise<{ done: boolean; stale?: boolean; seen: Seen }>;
}

interface Done {
  kind: Kind;
  version: number;
  effect: Effect;
  after: Model;
}

/** Whether a client that sent so many presses stops, by what was carried out of all. */
type IsOver = (sent: number, done: readonly Done[]) => boolean;

/** Presses until it is over, and adds what was carried out to `done`. */
const pressAway = async (basket: Basket, seed: number, isOver: IsOver, done: Done[]): Promise<void> => {
  let seen = await basket.read();
  let removed: Line | undefined;
  let n = 0;
  for (let sent = 0; !isOver(sent, done); sent += 1) {
    const press = pressOf(variationId, seen, seed * 13 + n, removed);
    const known = seen.version;
    const answer = await basket.carryOut(press);
    seen = answer.seen;
    // With time enough, whoever was too slow presses the same again: else adding alone would win.
    if (!(long && answer.stale)) n += 1;
    if (!answer.done) continue;
    removed = press.takes;
    if (seen.version > known)
      done.push({ kind: press.kind, version: seen.version, effect: press.effect, after: modelOf(seen) });
  }
};

/** What is wrong: a version that nobody or two made, or a basket that differs from the model after it. */
const faultOf = (begin: Seen, done: readonly Done[], last: Seen): string | undefined => {
  const written = (model: Model) => JSON.stringify([...model].sort());
  let { version } = begin;
  let model = modelOf(begin);
  for (const one of done.toSorted((one, other) => one.version - other.version)) {
    version += 1;
    if (one.version !== version) return `version ${version} was made by nobody, or by two`;
    model = one.effect(model);
    if (written(one.after) !== written(model))
      return `version ${version} is not what its press makes of the one before`;
  }
  if (last.version !== version) return "a change is not there any more";
  return written(modelOf(last)) === written(model) ? undefined : "the last state is not the model's";
};

const race = async (basketOf: () => Basket, isOver: IsOver) => {
  const begin = await basketOf().read();
  const done: Done[] = [];
  await Promise.all(Array.from({ length: clients }, (_, seed) => pressAway(basketOf(), seed, isOver, done)));
  return { done, fault: faultOf(begin, done, await basketOf().read()) };
};

/** Asks until it is let in: of what is refused for lack of room (1000, 503) nothing was done. */
const answerOf = async (client: TestClient, document: string, variables?: Record<string, unknown>) => {
  for (;;) {
    const { data, errors } = await client.ask(document, variables);
    if (data) return data.answer;
    if (errors[0].extensions?.code !== 1000) throw new Error(JSON.stringify(errors));
  }
};

test("64 clients change one basket at once: each change is there once, in the order of its versions", async () => {
  const owner = server.client("CBFR");
  await owner.ask(documents.add, { input: giftFor(variationId, "Ada") });
  let sent = 0;
  const basketOf = (): Basket => {
    const client = server.client("CBFR");
    for (const [name, value] of owner.cookies) client.cookies.set(name, value);
    const read = async (): Promise<Seen> => (await answerOf(client, documents.read)).data;
    const carryOut = async ({ document, variables }: Press) => {
      const { data, errors } = await answerOf(client, document, variables);
      sent += 1;
      const stale = errors.some(({ code }: { code: number }) => code === errorCodes.basketChanged);
      return { done: errors.length === 0, stale, seen: data ?? (await read()) };
    };
    return { read, carryOut };
  };
  const end = performance.now() + 30_000;
  // Half a minute, on a slow machine more: each kind of press has to be among those that were carried out.
  const isEnough: IsOver = (_, all) =>
    performance.now() > end && all.length > clients && new Set(all.map(({ kind }) => kind)).size === 6;
  const { done, fault } = await race(basketOf, long ? isEnough : (presses) => presses === 8);
  expect(fault).toBeUndefined();
  expect(done.length).toBeGreaterThan(clients);
  const counts = Object.entries(Object.groupBy(done, ({ kind }) => kind)).map(([kind, all]) => `${all.length} ${kind}`);
  if (long) process.stderr.write(`${done.length} of ${sent} presses were carried out: ${counts.join(", ")}\n`);
}, 180_000);

test("a basket that is read and written back is caught", async () => {
  let written: Seen = { version: 1, shipments: [] };
  const seenOf = (version: number, model: Model): Seen => ({
    version,
    shipments: [...model].map(([key, qty]) => {
      const [name = "", date] = key.split(" ");
      const deliveryDate = date && date !== "soon" ? { date } : null;
      return { tag: key, packages: [{ id: key, giftcard: { qty }, recipient: { name }, deliveryDate }] };
    }),
  });
  const basketOf = (): Basket => ({
    read: async () => written,
    carryOut: async ({ effect }) => {
      const before = written;
      await new Promise((resolve) => setImmediate(resolve));
      written = seenOf(before.version + 1, effect(modelOf(before)));
      return { done: true, seen: written };
    },
  });
  expect((await race(basketOf, (presses) => presses === 8)).fault).toMatch(/was made by nobody, or by two/);
});
