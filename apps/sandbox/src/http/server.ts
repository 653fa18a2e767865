import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Logger } from "../log.ts";
import { type Answer, json } from "./answer.ts";
import { Refusal, readBody } from "./call.ts";
import { createRouter, type Route } from "./router.ts";

export interface HttpServer {
  readonly server: Server;
  /** Sets the routes once the server listens, as the links in their answers need its port. */
  serve(routes: readonly Route[]): void;
}

/** An HTTP server. Every answer carries `x-request-id`, the caller's own or a new one, and is logged. */
export const createHttpServer = (log: Logger): HttpServer => {
  let find = createRouter([]);

  const answer = async (request: IncomingMessage, id: string): Promise<Answer> => {
    const url = URL.parse(request.url ?? "/", "http://sandbox");
    const method = request.method ?? "GET";
    const match = url === null ? undefined : find(method, url.pathname);
    if (url === null || match === undefined) throw new Refusal(404, "There is nothing at this address.");
    if (match === "method") throw new Refusal(405, `${method} is not for this address.`);
    const body = await readBody(request);
    return await match.handler({ id, method, url, parameters: match.parameters, headers: request.headers, body });
  };

  const server = createServer((request, response) => {
    const id = header(request, "x-request-id") ?? randomUUID();
    const begin = performance.now();
    response.once("close", () => {
      const milliseconds = Math.round((performance.now() - begin) * 10) / 10;
      const { method, url } = request;
      log.debug({ requestId: id, method, url, status: response.statusCode, milliseconds }, "request");
    });
    answer(request, id)
      .catch((error: unknown) => {
        if (error instanceof Refusal) return json(error.status, { error: error.message });
        log.error({ requestId: id, err: error }, "request failed");
        return json(500, { error: "The sandbox made a mistake; its log says which." });
      })
      .then((result) => send(response, result, id));
  });
  return {
    server,
    serve: (routes) => {
      find = createRouter(routes);
    },
  };
};

const header = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === "string" && /^[\w-]{8,64}$/.test(value) ? value : undefined;
};

const send = (response: ServerResponse, answer: Answer, id: string): void => {
  if (answer.instead === "hang") return;
  if (answer.instead === "cut") {
    response.destroy();
    return;
  }
  response.writeHead(answer.status, {
    ...answer.headers,
    "x-request-id": id,
    "content-length": Buffer.byteLength(answer.body),
  });
  response.end(answer.body);
};
