import { parseArgs } from "node:util";
import { type Command, CommandRefused } from "../platform/command.ts";
import { createServices } from "../platform/create-services.ts";
import { readEnvironment } from "../platform/environment.ts";
import { modules } from "./modules.ts";

/** A process of its own: it reads its environment and says how it ends by itself. */
interface Process {
  about: string;
  run: () => Promise<unknown>;
}

const processes: Readonly<Record<string, Process>> = {
  server: { about: "answers the storefronts", run: async () => (await import("./server.ts")).runServer() },
  worker: { about: "does the jobs", run: async () => (await import("./worker.ts")).runJobs() },
  migrate: { about: "brings the database up to date", run: async () => (await import("./migrate.ts")).runMigrate() },
  seed: { about: "fills the storefronts, once", run: async () => (await import("./seed.ts")).runSeed() },
};
const commands: Readonly<Record<string, Command>> = Object.assign({}, ...modules.map((module) => module.commands));

const usage = (): string =>
  [
    "commerce <command> …",
    "",
    ...Object.entries({ ...processes, ...commands }).map(([name, { about }]) => `  ${name.padEnd(12)}${about}`),
  ].join("\n");

const runCommand = async (name: string, command: Command, words: readonly string[]): Promise<void> => {
  const services = createServices(readEnvironment(), name);
  try {
    const { text, done } = await (await command.load())(services, words);
    process.stdout.write(`${text}\n`);
    if (!done) process.exitCode = 1;
  } finally {
    await services.close();
  }
};

const wordsOf = (): string[] => {
  try {
    return parseArgs({ allowPositionals: true, options: {} }).positionals;
  } catch (error) {
    throw new CommandRefused(`${error instanceof Error ? error.message : ""}\n\n${usage()}`);
  }
};

try {
  const [name = "", ...words] = wordsOf();
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const own = Object.hasOwn(processes, name) ? processes[name] : undefined;
  if (command) await runCommand(name, command, words);
  else if (own && words.length === 0) await own.run();
  else throw new CommandRefused(usage());
} catch (error) {
  if (!(error instanceof CommandRefused)) throw error;
  process.exitCode = 1;
  process.stderr.write(`${error.message}\n`);
}
