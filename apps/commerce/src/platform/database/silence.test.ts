import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { createHttpServer } from "../http/create-http-server.ts";
import { healthRoutes } from "../http/health.ts";
import { createPool, type Pool } from "./pool.ts";
import { allowLong } from "./timeouts.ts";
import { inTransaction } from "./transaction.ts";
import { isUnavailable } from "./unavailable.ts";

const timeout = 600;

/** The way to PostgreSQL; where it is cut, nobody hears of it. */
interface Line {
  url: string;
  cut(): void;
  mend(): void;
  close(): void;
}

const lineTo = async (url: string): Promise<Line> => {
  const sockets = new Set<Socket>();
  let open = true;
  const pass = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.on("data", (bytes) => void (open && to.write(bytes)));
    from.on("close", () => to.destroy());
    from.on("error", () => undefined);
  };
  const through = new URL(url);
  // The tests' server is asked by its socket.
  const path = `${through.searchParams.get("host")}/.s.PGSQL.${through.port}`;
  through.searchParams.delete("host");
  const server: Server = createServer((near) => {
    const far = connect(path);
    pass(near, far);
    pass(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  through.hostname = "127.0.0.1";
  through.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: through.href,
    cut: () => {
      open = false;
    },
    mend: () => {
      open = true;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

let services: TestServices;
let line: Line;
let pool: Pool;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());
const poolWith = (limit: number): Pool =>
  createPool({ connectionString: line.url, log: services.log, size: 2, timeout: limit });
beforeEach(async () => {
  line = await lineTo(services.environment.databaseUrl);
  pool = poolWith(timeout);
});
afterEach(async () => {
  await pool.end();
  line.close();
});

const answers = async (): Promise<unknown> => (await pool.query("select 1 as one")).rows[0];

test("a statement whose database vanished ends as one that is away, and the next is answered when it is back", async () => {
  expect(await answers()).toEqual({ one: 1 });
  line.cut();
  const asked = performance.now();
  const error = await answers().catch((thrown: unknown) => thrown);
  expect(isUnavailable(error)).toBe(true);
  expect(performance.now() - asked).toBeGreaterThanOrEqual(timeout);
  expect(performance.now() - asked).toBeLessThan(timeout * 4);
  line.mend();
  expect(await answers()).toEqual({ one: 1 });
});

test("a transaction whose database vanished ends too, and takes its connection with it", async () => {
  const work = inTransaction(pool, async (client) => {
    await client.query("select 1");
    line.cut();
    await client.query("select 2");
  });
  expect(isUnavailable(await work.catch((thrown: unknown) => thrown))).toBe(true);
  expect(pool.totalCount).toBe(0);
});

test("a connection that nobody asks anything may be silent", async () => {
  const client = await pool.connect();
  const { stream } = client.connection;
  client.release();
  await new Promise((resolve) => stream.once("timeout", resolve));
  expect(pool.idleCount).toBe(1);
  expect(await answers()).toEqual({ one: 1 });
});

test("a transaction that says so may take longer, and the next on its connection may not", async () => {
  // The server ends a statement, a third later this side: a busy machine takes some of that.
  const limit = timeout * 2;
  await pool.end();
  pool = poolWith(limit);
  const slow = `select pg_sleep(${(limit * 1.5) / 1_000})`;
  await inTransaction(pool, async (client) => {
    await allowLong(client, limit * 4);
    await client.query(slow);
  });
  await expect(inTransaction(pool, (client) => client.query(slow))).rejects.toMatchObject({ code: "57014" });
  line.cut();
  const asked = performance.now();
  await expect(answers()).rejects.toThrow("does not answer");
  expect(performance.now() - asked).toBeLessThan(limit * 4);
});

test("readiness is answered while the database is not, and takes no further connection for each time it is asked", async () => {
  const waiting = createPool({ connectionString: line.url, log: services.log, size: 5 });
  const health = { pool: waiting, root: `${import.meta.dirname}/..`, modules: [], draining: () => false };
  const server = createHttpServer({ services, routes: healthRoutes(health) });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`;
  const ask = async () => {
    const asked = performance.now();
    const answer = await fetch(url);
    expect(performance.now() - asked).toBeLessThan(3_000);
    const { missing } = (await answer.json()) as { missing?: string };
    return [answer.status, missing];
  };
  expect(await ask()).toEqual([200, undefined]);
  line.cut();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill([503, "database"]));
  expect(waiting.totalCount).toBe(1);
  line.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await waiting.end();
});
