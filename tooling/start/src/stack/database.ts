import { join } from "node:path";
import type { Settings } from "../postgres/settings.ts";
import { type RunningPostgres, startPostgres } from "../postgres/start-postgres.ts";

/** The embedded database of a stack: it can be killed and started again under whoever uses it. */
export interface StackDatabase {
  readonly url: string;
  /** Kills it as a power cut would. It stays down until `restart`. */
  kill9(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export async function openDatabase(dataDirectory: string, port: number, settings: Settings): Promise<StackDatabase> {
  const open = () =>
    startPostgres({
      dataDirectory: join(dataDirectory, "postgres"),
      port,
      settings,
      logFile: join(dataDirectory, "logs/postgres.log"),
    });
  let server: RunningPostgres = await open();
  return {
    url: server.url,
    kill9: () => server.kill9(),
    restart: async () => {
      server = await open();
    },
    stop: () => server.stop(),
  };
}
