import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Debian's server on a socket of its own; `npm test` installs
 * it where it is missing. What it holds outlives a restart.
 */
export const startRedisServer = async () => {
  const directory = await mkdtemp(join(tmpdir(), "pages-"));
  const url = join(directory, "socket");
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    const options = ["--port", "0", "--unixsocket", url, "--dir", directory, "--save", "3600 1000000"];
    server = spawn("redis-server", options, { stdio: ["ignore", "pipe", "inherit"] });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.once("exit", () => reject(new Error("redis-server has ended.")));
      server.stdout?.on("data", (said: Buffer) => said.includes("eady to accept connections") && resolve());
    });
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    server.removeAllListeners("exit");
    const ended = once(server, "exit");
    server.kill("SIGCONT");
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url,
    /** Starts it again after an end, with what it saved. */
    start,
    /** Asked to end, it saves what it holds. */
    stop: () => end("SIGTERM"),
    /** What it holds is lost. */
    kill: () => end("SIGKILL"),
    /** It answers nobody, and hangs up on nobody. */
    freeze: () => void server.kill("SIGSTOP"),
    remove: async () => {
      if (server.exitCode === null && server.signalCode === null) await end("SIGKILL");
      await rm(directory, { recursive: true });
    },
  };
};
