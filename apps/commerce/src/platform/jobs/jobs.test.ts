import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "@jest/globals";
import { type JobResult, PgBoss } from "pg-boss";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { createLog, type Log } from "../log.ts";
import { startJobs, workOn } from "./jobs.ts";
import { prepareQueues } from "./queues.ts";

let services: TestServices;
let boss: PgBoss;
let lines: Record<string, unknown>[];
const queues = { all: "test.all-fail", some: "test.some-fail", slow: "test.too-slow" } as const;
const options = { pollingIntervalSeconds: 0.5 } as const;

beforeAll(async () => {
  services = await createTestServices();
  const { databaseUrl: connectionString } = services.environment;
  const definitions = [
    { name: queues.all, retryLimit: 1, retryDelay: 0 },
    { name: queues.some, retryLimit: 0 },
    { name: queues.slow, retryLimit: 0, expireInSeconds: 1 },
  ];
  await prepareQueues(connectionString, definitions);
  boss = new PgBoss({ connectionString, migrate: false, schedule: false, supervise: false });
  await boss.start();
});
afterAll(async () => {
  await boss.stop({ graceful: false });
  await services.close();
});
beforeEach(() => {
  lines = [];
});

/** A log that keeps what it is told. */
const keptLog = (): Log => {
  const keep =
    (level: string) =>
    (facts: Record<string, unknown>): void =>
      void lines.push({ level, ...facts });
  return Object.assign(createLog("test", "silent"), { warn: keep("warn"), error: keep("error") });
};

const until = async (ready: () => boolean): Promise<void> => {
  for (const started = Date.now(); !ready(); await sleep(10)) {
    if (Date.now() - started > 20_000) throw new Error("It did not happen.");
  }
};

test("each failure of a job is told with its queue and id, as an error the last time", async () => {
  const thrown = new Error("no");
  const fail = () => Promise.reject(thrown);
  await workOn(boss, keptLog(), queues.all, fail, options);
  const job = await boss.send(queues.all, {});
  await until(() => lines.length === 2);
  expect(lines).toEqual([
    { level: "warn", queue: queues.all, job, tried: 1, error: thrown },
    { level: "error", queue: queues.all, job, tried: 2, error: thrown },
  ]);
});

test("of jobs that answer one by one, those that failed are told alone", async () => {
  const bad = await boss.send(queues.some, { status: "failed" });
  await boss.send(queues.some, { status: "completed" });
  let done = 0;
  await workOn<Pick<JobResult, "status">>(
    boss,
    keptLog(),
    queues.some,
    async (jobs) => {
      done += jobs.length;
      return jobs.map(({ id, data: { status } }): JobResult => ({ id, status, output: "503" }));
    },
    { ...options, batchSize: 5, perJobResults: true },
  );
  await until(() => done === 2 && lines.length > 0);
  expect(lines).toEqual([{ level: "error", queue: queues.some, job: bad, tried: 1, error: "503" }]);
});

test("a job that takes too long is told once", async () => {
  let end = (): void => undefined;
  const never = () =>
    new Promise<void>((resolve) => {
      end = resolve;
    });
  await workOn(boss, keptLog(), queues.slow, never, options);
  const job = await boss.send(queues.slow, {});
  await until(() => lines.length > 0);
  end();
  expect(lines).toMatchObject([{ level: "error", queue: queues.slow, job, tried: 1 }]);
});

test("a schedule that no module has any more is ended; one that stays, stays", async () => {
  const job = (queue: string) => ({ queue, schedule: "0 0 1 1 *", work: () => Promise.resolve() });
  const scheduled = async () => (await boss.getSchedules()).map(({ name }) => name);
  await startJobs(boss, services, [job(queues.all), job(queues.some)]);
  expect((await scheduled()).sort()).toEqual([queues.all, queues.some]);
  await startJobs(boss, services, [job(queues.some)]);
  expect(await scheduled()).toEqual([queues.some]);
});
