import { mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Settings } from "../postgres/settings.ts";
import { defaultDataDirectory, withPinnedTools } from "../repository.ts";
import { build } from "./build.ts";
import { clearTheWay } from "./clear-the-way.ts";
import { openDatabase, type StackDatabase } from "./database.ts";
import { outsideOf, type Variables } from "./environment.ts";
import { judgeOutside } from "./judge-outside.ts";
import { createProcess } from "./launch.ts";
import { RunningProcesses } from "./leftovers.ts";
import { askOutsideDatabase } from "./outside-database.ts";
import { commerce, type PartName, partNames, parts } from "./parts.ts";
import { type PortName, type Ports, readPorts } from "./ports.ts";
import { openLogFile } from "./processes/log-file.ts";
import type { ManagedProcess } from "./processes/managed-process.ts";
import { type Report, silent } from "./report.ts";
import { runOnce } from "./run-once.ts";
import { takeMark } from "./starter-mark.ts";
import { writingIn } from "./unwritable.ts";
import { variablesOf } from "./variables-of.ts";

export interface StackOptions {
  /** Ports that are not the usual ones. */
  readonly ports?: Partial<Ports>;
  /** Begins with empty data. */
  readonly fresh?: boolean;
  /** Default: `.data` of the repository. */
  readonly dataDirectory?: string;
  /** Which processes to start. Default: all. */
  readonly apps?: readonly PartName[];
  /** Settings over those of this process's own environment; an empty one counts as not set. */
  readonly environment?: Variables;
  /** The database holds this build's tables and data already: neither is looked at. Default: no. */
  readonly prepared?: boolean;
  /** Settings of the embedded PostgreSQL over the durable ones. */
  readonly postgres?: Settings;
  /** Default: nobody listens. */
  readonly report?: Report;
  /** Gives up starting; what runs by then is stopped. */
  readonly signal?: AbortSignal;
}

/** A running shop. */
export interface Stack {
  readonly ports: Ports;
  /**
   * What its processes were told; a test that connects to the database or signs a call takes it from here.
   */
  readonly variables: Variables;
  readonly processes: Readonly<Partial<Record<PartName, ManagedProcess>>>;
  /** Undefined when `DATABASE_URL` names another one, or nothing needs one. */
  readonly database: StackDatabase | undefined;
  /** Ends everything in order: who asks before who answers, the database last. */
  stop(): Promise<void>;
}

/**
 * Starts the whole shop, or some of it, and returns when every process
 * is ready. Steps that do not need each other run at the same time.
 * @throws Problem, one sentence for the person at the keyboard; what was started by then is stopped again.
 */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const { report = silent, fresh = false } = options;
  const environment = { ...process.env, ...options.environment };
  judgeOutside(environment, fresh);
  const dataDirectory = resolve(options.dataDirectory ?? defaultDataDirectory);
  const ports = readPorts(environment, options.ports);
  const leave = await writingIn(dataDirectory, async () => {
    await mkdir(dataDirectory, { recursive: true });
    return takeMark(dataDirectory);
  });
  try {
    return await startMarked(options, { report, fresh, environment, dataDirectory, ports, leave });
  } catch (error) {
    await leave();
    throw error;
  }
};

interface Marked {
  readonly report: Report;
  readonly fresh: boolean;
  readonly environment: NodeJS.ProcessEnv;
  readonly dataDirectory: string;
  readonly ports: Ports;
  /** Takes the mark away that keeps other starts off this folder. */
  readonly leave: () => Promise<void>;
}

/** Starts the shop, in a folder that is this start's own. */
const startMarked = async (options: StackOptions, marked: Marked): Promise<Stack> => {
  const { report, fresh, environment, dataDirectory, ports, leave } = marked;
  const { signal } = options;
  const { wanted, toBuild, needsData, embedsDatabase } = plan(options.apps ?? partNames, environment);
  const running = new RunningProcesses(dataDirectory, (message) => report.notice("start", "error", message));
  const needed: PortName[] = [
    ...wanted.flatMap((name) => parts[name].ports),
    ...(embedsDatabase ? (["postgres"] as const) : []),
  ];
  const inFolder = <Result>(work: () => Promise<Result>) => writingIn(dataDirectory, work);
  await inFolder(() => clearTheWay({ dataDirectory, ports, needed, running, fresh, report }));
  signal?.throwIfAborted();
  if (needsData && !embedsDatabase) {
    const tell = (message: string) => report.notice("database", "info", message);
    await askOutsideDatabase(environment.DATABASE_URL ?? "", { tell, signal });
  }

  const variables = {
    ...options.environment,
    ...(await inFolder(() => variablesOf({ dataDirectory, ports, environment }))),
  };
  const base = { ...withPinnedTools(environment), ...variables };
  const processes: Partial<Record<PartName, ManagedProcess>> = {};
  let database: StackDatabase | undefined;

  const stop = async (): Promise<void> => {
    for (const group of [["cb", "ck", "gcs", "admin"], ["worker"], ["commerce"], ["sandbox"]] as const) {
      await Promise.all(group.map((name) => processes[name]?.stop()));
    }
    await database?.stop();
    await running.clear();
  };

  const start = async (name: PartName, after: Promise<unknown>): Promise<void> => {
    await after;
    signal?.throwIfAborted();
    const surroundings = { dataDirectory, ports, variables: base, running, report };
    const created = await inFolder(() => createProcess(parts[name], surroundings));
    signal?.throwIfAborted();
    processes[name] = created;
    await report.step(`Start ${name}`, () => created.start());
  };

  const script = async (name: "migrate" | "seed"): Promise<void> => {
    const path = join(dataDirectory, `logs/${name}.log`);
    const log = await inFolder(() => openLogFile(path, ({ level, message }) => report.notice(name, level, message)));
    await runOnce({ script: commerce, words: [name], variables: base, log, signal });
  };

  const nothing = Promise.resolve();
  const built =
    toBuild.length > 0
      ? report.step("Build", async (say) => {
          if ((await build(toBuild, signal)).reused) say("nothing changed");
        })
      : nothing;
  const opened = embedsDatabase
    ? report.step("Database", async () => {
        database = await openDatabase({
          dataDirectory,
          port: ports.postgres,
          settings: options.postgres ?? {},
          tell: (level, message) => report.notice("postgres", level, message),
          ...(signal === undefined ? {} : { signal }),
        });
      })
    : nothing;
  const prepared = Promise.all([built, opened]).then(async () => {
    if (!needsData || options.prepared || signal?.aborted) return;
    await report.step("Tables", () => script("migrate"));
    signal?.throwIfAborted();
    await report.step("Seed data", () => script("seed"));
  });
  const prerequisites: Record<PartName, Promise<unknown>> = {
    sandbox: nothing,
    cb: built,
    ck: built,
    gcs: built,
    admin: built,
    commerce: prepared,
    worker: prepared,
  };
  const all = [built, opened, prepared, ...wanted.map((name) => start(name, prerequisites[name]))];
  const outcomes: PromiseSettledResult<unknown>[] = await Promise.race([Promise.allSettled(all), aborted(signal)]);
  const failure = outcomes.find((outcome): outcome is PromiseRejectedResult => outcome.status === "rejected");
  if (failure !== undefined) {
    await stop();
    // A database that was only coming up by then is stopped once it is there to be stopped; build, tables and
    // seed end by the signal.
    await Promise.allSettled([opened, built, prepared]);
    await database?.stop();
    throw failure.reason;
  }
  return { ports, variables, processes, database, stop: () => stop().finally(leave) };
};

/** One rejection, when the signal comes; nothing until then. */
const aborted = (signal: AbortSignal | undefined): Promise<PromiseSettledResult<unknown>[]> =>
  new Promise((resolve) => {
    const tell = () => resolve([{ status: "rejected", reason: signal?.reason }]);
    if (signal?.aborted) tell();
    signal?.addEventListener("abort", tell, { once: true });
  });

const plan = (apps: readonly PartName[], environment: NodeJS.ProcessEnv) => {
  const outside = outsideOf(environment);
  const wanted = partNames.filter(
    (name) => apps.includes(name) && !(name === "sandbox" && outside.mail && outside.payments),
  );
  const needsData = wanted.includes("commerce") || wanted.includes("worker");
  return {
    wanted,
    needsData,
    toBuild: [...new Set(wanted.flatMap((name) => parts[name].needs ?? []))],
    embedsDatabase: needsData && !outside.database,
  };
};
