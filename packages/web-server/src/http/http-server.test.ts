import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "@jest/globals";
import { createHttpServer, drain } from "./http-server.ts";

const setUp = async () => {
  const arrived = Promise.withResolvers<ServerResponse>();
  const server = createServer((_, response) => arrived.resolve(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return { server, port, answer: text(socket).catch(() => ""), response: await arrived.promise };
};

test("a running request gets its answer, then the server is gone", async () => {
  const { server, port, answer, response } = await setUp();
  const drained = drain(server, 60_000);
  response.end("in time");
  await drained;
  expect(await answer).toContain("in time");
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test("a request that never ends does not keep the process", async () => {
  const { server, answer } = await setUp();
  await drain(server, 1);
  expect(await answer).toBe("");
});

test("a connection is kept for longer than a proxy keeps it, and says so", async () => {
  const server = createHttpServer((_, response) => response.end("here"));
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
