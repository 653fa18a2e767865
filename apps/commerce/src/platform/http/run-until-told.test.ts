import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "@jest/globals";

const script = fileURLToPath(new URL("./testing/told-server.ts", import.meta.url));

let child: ChildProcess | undefined;
let agent: Agent;
afterEach(() => {
  agent.destroy();
  child?.kill("SIGKILL");
});

const ask = async (url: string): Promise<IncomingMessage> => {
  const [answer] = await once(get(url, { agent }), "response");
  return answer;
};

/** Waits until nothing listens there any more: the process has been told. */
const untilRefused = async (url: string): Promise<void> => {
  for (;;) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const refused = await once(socket, "connect").then(
      () => false,
      () => true,
    );
    socket.destroy();
    if (refused) return;
    await sleep(10);
  }
};

/** A server with a request under way, over a connection that is kept open. */
const setUp = async (path: string) => {
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const started = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  child = started;
  const lines = createInterface(started.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await lines.next()).value ?? "";
  const url = await next();
  const ended = once(started, "exit");
  const answer = ask(`${url}${path}`);
  expect(await next()).toBe("asked");
  return { started, url, next, ended, answer, release: () => started.stdin.write("\n") };
};

test.each(["slow", "begun"])(
  "told to end, a process finishes the answer under way (%s), takes nothing new, and ends at once",
  async (path) => {
    const { started, url, next, ended, answer, release } = await setUp(path);
    started.kill("SIGTERM");
    await untilRefused(url);
    const released = performance.now();
    release();
    const answered = await answer;
    expect(await text(answered)).toBe("whole");
    expect(await next()).toBe("closed");
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - released).toBeLessThan(1_000);
    await expect(ask(url)).rejects.toThrow("ECONNREFUSED");
    // What had begun before could not be told any more that it is the last.
    expect(answered.headers.connection).toBe(path === "slow" ? "close" : "keep-alive");
  },
);

test.each(["SIGTERM", "SIGINT"] as const)("a second %s cuts nothing", async (signal) => {
  const { started, url, next, ended, answer, release } = await setUp("slow");
  started.kill(signal);
  await untilRefused(url);
  started.kill(signal);
  release();
  expect(await text(await answer)).toBe("whole");
  expect(await next()).toBe("closed");
  expect(await ended).toEqual([0, null]);
});
