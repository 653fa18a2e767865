import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface HaltingLineOptions {
  /** Origin of the shop: `http://ck.localhost:3001`. */
  origin: string;
  /** Where in a page it stops, in ascending order; it goes on when the test says so. */
  stopsOf: (html: string) => readonly number[];
  /** Changes a page on its way. Default: it comes as it is. */
  change?: (html: string) => string;
}

/** A line to the shop on which every page stops again and again. */
export interface HaltingLine {
  /** To walk in by, in place of the shop's own. */
  readonly origin: string;
  /** Sends every page that stands up to its next stop, or to its end. Answers whether any stands still. */
  go(): boolean;
  close(): Promise<void>;
}

const textOf = async (stream: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString("utf8");
};

/** Starts a line on a free port. */
export const startHaltingLine = async ({
  origin,
  stopsOf,
  change = (html) => html,
}: HaltingLineOptions): Promise<HaltingLine> => {
  const { host, port, hostname } = new URL(origin);
  const waiting = new Set<{ parts: string[]; response: ServerResponse }>();
  const pass = async (answer: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!answer.headers["content-type"]?.startsWith("text/html")) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return void answer.pipe(response);
    }
    const { "content-length": _, etag: __, ...headers } = answer.headers;
    const html = change(await textOf(answer));
    const stops = [0, ...stopsOf(html), html.length];
    const [first = "", ...parts] = stops.slice(1).map((stop, index) => html.slice(stops[index], stop));
    // A page that the browser kept would come from there, whole.
    response.writeHead(answer.statusCode ?? 502, { ...headers, "cache-control": "no-store" });
    response.write(first);
    waiting.add({ parts, response });
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
    go() {
      for (const page of waiting) {
        page.response.write(page.parts.shift() ?? "");
        if (page.parts.length > 0) continue;
        page.response.end();
        waiting.delete(page);
      }
      return waiting.size > 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
