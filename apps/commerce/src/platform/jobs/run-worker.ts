import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss, type StopOptions } from "pg-boss";
import type { Module } from "../module.ts";
import type { Services } from "../services.ts";
import { connectionsOf } from "./connections.ts";
import { type Background, startJobs } from "./jobs.ts";

export interface Worker {
  /** What is not up yet, or `undefined`. */
  missing(): string | undefined;
  /** Takes no more jobs and finishes those under way. */
  drain(): Promise<void>;
}

const newBoss = ({ environment, log }: Services): PgBoss => {
  const boss = new PgBoss({
    ...connectionsOf(environment.appDatabaseUrl),
    application_name: "commerce-jobs",
    max: 4,
    migrate: false,
    createSchema: false,
    reindex: false, // needs the owner of the tables
    monitorVacuum: false,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    maintenanceIntervalSeconds: 300,
    monitorIntervalSeconds: 5,
  });
  boss.on("error", (error) => log.warn({ error }, "jobs lost the database"));
  // Clocks that differ, news of jobs that cannot be heard: it goes on, worse than it should.
  boss.on("warning", ({ message, data }) => log.warn({ data }, message));
  return boss;
};

/** Starts the jobs of every module, again and again until the database is there. */
export const runWorker = (services: Services, modules: readonly Module[]): Worker => {
  const { log } = services;
  let running: (() => Promise<unknown>) | undefined;
  let ending = false;
  const start = async () => {
    const boss = newBoss(services);
    const background: Background[] = [];
    const stop = (options: StopOptions) =>
      Promise.all([boss.stop(options), ...background.map(({ drain }) => drain?.())]).finally(() => {
        for (const { close } of background) close?.();
      });
    try {
      await boss.start();
      for (const module of modules) if (module.background) background.push(module.background(services));
      await startJobs(
        boss,
        services,
        modules.flatMap(({ jobs }) => jobs ?? []),
      );
      running = () => stop({ graceful: true, timeout: 15_000 });
      log.info("working");
    } catch (error) {
      log.warn({ error }, "jobs cannot start yet");
      await stop({ graceful: false }).catch(() => undefined);
    }
  };
  const keepTrying = async () => {
    while (!running && !ending) {
      await start();
      if (!running) await sleep(1000);
    }
  };
  const started = keepTrying();
  return {
    missing: () => (running ? undefined : "jobs"),
    drain: async () => {
      ending = true;
      await started;
      await running?.();
    },
  };
};
