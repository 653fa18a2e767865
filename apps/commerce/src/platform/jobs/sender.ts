import { createHash } from "node:crypto";
import { keptTraceparent } from "@giftshop/tracing";
import { PgBoss } from "pg-boss";
import { cork, type Queryable } from "../database/index.ts";
import type { Log } from "../log.ts";
import { connectionsOf } from "./connections.ts";
import type { Enqueue, EnqueueAll } from "./enqueue.ts";

export interface Sender {
  enqueue: Enqueue;
  enqueueAll: EnqueueAll;
  stop(): Promise<void>;
}

/** Jobs that one statement writes. */
const mostAtOnce = 1_000;

const names = new Map<string, string>();

/**
 * A name for a statement of pg-boss, which has none of its
 * own: planning it costs three times as much as running it.
 */
const nameOf = (text: string): string => {
  const known = names.get(text);
  if (known) return known;
  const name = `job-${createHash("sha256").update(text).digest("hex").slice(0, 32)}`;
  names.set(text, name);
  return name;
};

/**
 * What pg-boss asks of a database connection that is not its own; its texts are few, as it writes values
 * apart.
 */
const bossConnection = (client: Queryable) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    cork(client);
    return client.query({ name: nameOf(text), text, values });
  },
});

/** What a job is told, and which trace it belongs to where one is kept: it goes on in the worker. */
const traced = (payload: object): object => {
  const parent = keptTraceparent();
  return parent === undefined ? payload : { ...payload, traceparent: parent };
};

/**
 * A pg-boss that only sends, started on first use. It reads its queues over a connection of its own, so
 * that a transaction never waits for a second one of its pool.
 */
export const createSender = (connectionString: string, log: Log): Sender => {
  let started: Promise<PgBoss> | undefined;
  const start = async (): Promise<PgBoss> => {
    const boss = new PgBoss({
      ...connectionsOf(connectionString),
      max: 1,
      migrate: false,
      createSchema: false,
      supervise: false,
      schedule: false,
    });
    boss.on("error", (error) => log.warn({ error }, "job sender lost the database"));
    try {
      return await boss.start();
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  };
  const running = (): Promise<PgBoss> => {
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
  return {
    enqueue: async (client, queue, payload, options = {}) => {
      const boss = await running();
      return (await boss.send(queue, traced(payload), { ...options, db: bossConnection(client) })) ?? undefined;
    },
    enqueueAll: async (client, queue, payloads) => {
      const boss = await running();
      for (let from = 0; from < payloads.length; from += mostAtOnce) {
        const jobs = payloads.slice(from, from + mostAtOnce).map((data) => ({ data: traced(data) }));
        await boss.insert(queue, jobs, { db: bossConnection(client) });
      }
    },
    stop: async () => {
      const boss = await started?.catch(() => undefined);
      await boss?.stop({ graceful: false });
    },
  };
};
