import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { createPatientServer } from "./patient-server.ts";

test("a connection is kept for longer than a proxy keeps it, and says so", async () => {
  const server = createPatientServer((_, response) => response.end("here"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [answer]: IncomingMessage[] = await once(get({ port, host: "127.0.0.1", agent }), "response");
    if (!answer) throw new Error("There is no answer.");
    const { socket, headers } = answer;
    expect(await text(answer)).toBe("here");
    return { socket, kept: Number(/timeout=(\d+)/.exec(`${headers["keep-alive"]}`)?.[1]) };
  };
  const first = await ask();
  expect(first.kept).toBeGreaterThan(60);
  expect((await ask()).socket).toBe(first.socket);
  agent.destroy();
  server.close();
});
