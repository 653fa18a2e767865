import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HaltingLineOptions {
  /** Of the shop: `http://ck.localhost:3001`. */
  origin: string;
  /** A page is sent up to here; the rest when the test says so. */
  until: string;
  /** Changes a page on its way. Default: it comes as it is. */
  change?: (html: string) => string;
}

/** A line to the shop on which every page stops in the middle. */
export interface HaltingLine {
  /** To walk in by, in place of the shop's own. */
  readonly origin: string;
  /** Sends the rest of every page that stands. */
  go(): void;
  close(): Promise<void>;
}

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
};

/** Starts a line on a free port. */
export async function startHaltingLine({
  origin,
  until,
  change = (html) => html,
}: HaltingLineOptions): Promise<HaltingLine> {
  const { host, port, hostname } = new URL(origin);
  const waiting: (() => void)[] = [];
  const pass = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { "content-length": _, ...headers } = answer.headers;
    if (!answer.headers["content-type"]?.startsWith("text/html")) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const html = change(await textOf(answer));
    const end = html.indexOf(until);
    response.writeHead(answer.statusCode ?? 502, headers);
    response.write(html.slice(0, end));
    waiting.push(() => response.end(html.slice(end)));
  };
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const plain = { ...headers, host, "accept-encoding": "identity" };
    const there = ask({ host: "127.0.0.1", port, method, path: url, headers: plain }, (answer) => {
      pass(answer, response).catch(() => response.destroy());
    });
    there.on("error", () => response.destroy());
    request.pipe(there);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    go: () => {
      for (const rest of waiting.splice(0)) rest();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
