import { join } from "node:path";
import type { Settings } from "../postgres/settings.ts";
import { type RunningPostgres, startPostgres } from "../postgres/start-postgres.ts";
import { reasonOf } from "../problem.ts";
import { isAlive } from "../process-table.ts";

/** The embedded database of a stack: it can be killed and started again under whoever uses it. */
export interface StackDatabase {
  readonly url: string;
  /** Process id of the server that runs, or ran last. */
  readonly pid: number;
  /** Kills it as a power cut would, until `restart`. */
  kill9(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  readonly dataDirectory: string;
  readonly port: number;
  readonly settings: Settings;
  /** Hears that it died, or that it is back. */
  readonly tell: (level: "info" | "error", message: string) => void;
  /** Gives up a start that takes long. */
  readonly signal?: AbortSignal;
}

/**
 * Milliseconds between two looks whether it lives, after which one that could not be started is tried again.
 */
const rest = 1_000;

/**
 * Starts the embedded database, or takes over the one that runs; it is started again when it dies by itself.
 */
export const openDatabase = async (options: DatabaseOptions): Promise<StackDatabase> => {
  const { dataDirectory, port, settings, tell, signal } = options;
  const open = () =>
    startPostgres({
      dataDirectory: join(dataDirectory, "postgres"),
      port,
      settings,
      logFile: join(dataDirectory, "logs/postgres.log"),
      tell: (message) => tell("info", message),
      ...(signal === undefined ? {} : { signal }),
    });
  let server: RunningPostgres = await open();
  let wanted = true;
  let down = false;

  const look = async (): Promise<void> => {
    if (!wanted || isAlive(server.pid)) return;
    if (!down) tell("error", "died; starting it again");
    down = true;
    try {
      const again = await open();
      server = again;
      if (!wanted) return await again.stop();
      down = false;
      tell("info", "is ready again");
    } catch (error) {
      tell("error", reasonOf(error));
    }
  };

  let looking: Promise<void> = Promise.resolve();
  let watch: NodeJS.Timeout | undefined;
  const lookLater = (): void => {
    watch = setTimeout(() => {
      looking = look().finally(() => wanted && lookLater());
    }, rest);
  };
  /** From here on nobody starts it again; one that is just being started is waited for. */
  const leave = async (): Promise<void> => {
    wanted = false;
    clearTimeout(watch);
    await looking;
  };
  lookLater();

  return {
    url: server.url,
    get pid() {
      return server.pid;
    },
    kill9: async () => {
      await leave();
      await server.kill9();
    },
    restart: async () => {
      await leave();
      server = await open();
      wanted = true;
      down = false;
      lookLater();
    },
    stop: async () => {
      await leave();
      await server.stop();
    },
  };
};
