import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Pool } from "undici";
import type { Environment } from "./environment.ts";

/** Headers of a request that commerce is told, and of its answer that the browser is. */
const asked = ["content-type", "cookie", "origin", "user-agent", "accept"] as const;
const answered = ["content-type", "set-cookie", "cache-control", "content-disposition", "retry-after"] as const;

/** Most that is passed on: a catalogue as a file. */
const largestBody = 32 * 1_048_576;

const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const said = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const last = typeof said === "string" ? said.split(",").at(-1)?.trim() : undefined;
  return last || (request.socket.remoteAddress ?? "").replace(/^::ffff:/u, "");
};

const refuse = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify({ errors: [{ message }] }));
};

const readBody = async (request: IncomingMessage): Promise<Buffer | undefined> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += part.length;
    if (length > largestBody) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const headersOf = (request: IncomingMessage, address: string, body: Buffer | undefined): Record<string, string> => ({
  "x-forwarded-for": address,
  "x-request-id": randomUUID(),
  ...Object.fromEntries(
    asked.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  ),
  ...(body && { "content-length": `${body.length}` }),
});

/**
 * The way to commerce's listener for the admin, which nobody else
 * reaches. The session is a cookie that only the two of them see.
 */
export const createForward = ({ staffApiUrl, trustProxy }: Pick<Environment, "staffApiUrl" | "trustProxy">) => {
  const pool = new Pool(staffApiUrl, { connections: 32, headersTimeout: 120_000, bodyTimeout: 120_000 });

  const forward = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const body = request.method === "POST" ? await readBody(request) : undefined;
    if (request.method === "POST" && body === undefined) return refuse(response, 413, "That is too much at once.");
    const headers = headersOf(request, addressOf(request, trustProxy), body);
    const method = request.method === "POST" ? "POST" : "GET";
    try {
      const answer = await pool.request({ method, path, headers, body: body ?? null });
      for (const name of answered) {
        const value = answer.headers[name];
        if (value !== undefined) response.setHeader(name, value);
      }
      response.statusCode = answer.statusCode;
      response.end(Buffer.from(await answer.body.arrayBuffer()));
    } catch {
      if (!response.headersSent) refuse(response, 502, "Commerce does not answer at the moment.");
      else response.destroy();
    }
  };
  return { forward, close: () => pool.close() };
};
