import { resolve } from "node:path";
import { Problem } from "../problem.ts";
import { databaseAddress } from "./address.ts";
import { guardPort } from "./guard-port.ts";
import { claim } from "./identity.ts";
import { initialise } from "./initialise.ts";
import { launch, type Waiting, whenReady } from "./launch.ts";
import { findPlace, type Place } from "./place.ts";
import { endPostmaster, findPostmaster, lastArguments, type Postmaster, removeStale } from "./postmaster.ts";
import { argumentsFor, durable, type Settings } from "./settings.ts";

export interface PostgresOptions {
  /** Folder of the data; made when it is missing. */
  readonly dataDirectory: string;
  /** Port on localhost. */
  readonly port: number;
  /** Folder of the programs of another PostgreSQL. Default: the embedded one. */
  readonly programs?: string | undefined;
  /** Settings over the durable ones. */
  readonly settings?: Settings;
  /** File that the server appends its messages to. Default: the data folder's name with `.log` behind it. */
  readonly logFile?: string;
  /** Hears when a start takes long. Default: nobody. */
  readonly tell?: (message: string) => void;
  /** Gives the start up; a server that was starting is stopped. */
  readonly signal?: AbortSignal;
}

export interface RunningPostgres {
  /** Address of the database `giftshop`, for the role of that name (a superuser of this server). */
  readonly url: string;
  readonly pid: number;
  /** Where the data really is, see `findPlace`. */
  readonly dataDirectory: string;
  /** Whether it was running already and was taken over. */
  readonly adopted: boolean;
  /** Stops it cleanly: open transactions are rolled back. */
  stop(): Promise<void>;
  /** Kills it as a power cut would, and returns when it is gone; `startPostgres` starts it again. */
  kill9(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL, or takes over one of the same settings and stops one of others. It outlives
 * this process; several may call, as a data folder takes one server.
 *
 * @throws Problem when the port belongs to another program or the server does not come up; the signal's
 * reason.
 */
export const startPostgres = async (options: PostgresOptions): Promise<RunningPostgres> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await startOnce(options);
    } catch (error) {
      // Who starts at the same moment may take a server that has not
      // yet written its settings for one with others, and end it.
      const wasEnded = error instanceof Problem && error.message.includes("received fast shutdown request");
      if (!wasEnded || tries === 3) throw error;
    }
  }
};

const startOnce = async (options: PostgresOptions): Promise<RunningPostgres> => {
  const wanted = resolve(options.dataDirectory);
  const place = await findPlace(wanted, options.programs);
  await initialise(place);
  await claim(place.dataDirectory);
  const args = argumentsFor(place.dataDirectory, options.port, {
    ...durable(place.binaries.major),
    ...options.settings,
  });
  const logFile = options.logFile ?? `${wanted}.log`;
  const waiting = { tell: options.tell ?? (() => undefined), signal: options.signal };
  const adopted = await adopt(place, args, waiting);
  // Another process may have started it meanwhile: the port is guarded at the next start then.
  if (adopted === undefined) await guardPort(place).catch(() => undefined);
  const server = adopted ?? (await launch(place, args, options.port, logFile, waiting));
  return {
    url: databaseAddress(place.dataDirectory, options.port),
    pid: server.pid,
    dataDirectory: place.dataDirectory,
    adopted: adopted !== undefined,
    stop: () => endPostmaster(server.pid, "SIGINT"),
    kill9: () => endPostmaster(server.pid, "SIGKILL"),
  };
};

const adopt = async (place: Place, args: readonly string[], waiting: Waiting): Promise<Postmaster | undefined> => {
  const found = await findPostmaster(place.dataDirectory);
  if (found === undefined) {
    await removeStale(place.dataDirectory);
    return undefined;
  }
  if ((await lastArguments(place.dataDirectory)) === commandText(place, args)) {
    const ready = await whenReady(place.dataDirectory, waiting);
    if (ready !== undefined) return ready;
  }
  await endPostmaster(found.pid, "SIGINT");
  return undefined;
};

/** `postmaster.opts` as PostgreSQL writes it: the program, then each argument in double quotes. */
const commandText = ({ binaries }: Place, args: readonly string[]): string =>
  [binaries.postgres, ...args.map((argument) => `"${argument}"`)].join(" ");
