import { PgBoss, type Queue } from "pg-boss";

/** A queue and how often and for how long its jobs are tried. */
export type QueueDefinition = Queue;

/**
 * Installs pg-boss and brings every queue to its definition. Runs with the owner's
 * connection, when migrating: server and worker may use the job tables but not change them.
 */
export const prepareQueues = async (connectionString: string, queues: readonly QueueDefinition[]): Promise<void> => {
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on("error", () => undefined); // `start` and the calls below throw what goes wrong
  await boss.start();
  try {
    for (const { name, ...options } of queues) {
      await boss.createQueue(name, { notify: true, ...options });
      const { partition: _, policy: __, ...changeable } = options;
      await boss.updateQueue(name, { notify: true, ...changeable });
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};
