import { createServer, type Server } from "node:http";
import sirv from "sirv";
import type { Environment } from "./environment.ts";
import { createForward } from "./forward.ts";
import { headersOf } from "./headers.ts";

interface Options extends Pick<Environment, "origin" | "staffApiUrl" | "trustProxy"> {
  /** What was built. */
  pages: string;
  /** Faces of ui-kit. */
  fonts: string;
}

const hashed = { maxAge: 31_536_000, immutable: true };

/**
 * The admin's own origin: its files, and behind `/graphql` and `/files/` what commerce answers to who is
 * signed in, behind `/media/` its pictures. Any other path is the one page, which knows its way.
 */
export const createAdminServer = ({ origin, staffApiUrl, trustProxy, pages, fonts }: Options): Server => {
  const { forward, close } = createForward({ staffApiUrl, trustProxy });
  const headers = headersOf(origin);
  const host = new URL(origin).host;
  const sendFont = sirv(fonts, hashed);
  const sendFile = sirv(pages, {
    single: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader("cache-control", path.startsWith("/assets/") ? "max-age=31536000, immutable" : "no-cache");
    },
  });
  const server = createServer((request, response) => {
    const path = request.url?.split("?", 1)[0] ?? "/";
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const say = (status: number, text: string): void =>
      void response.writeHead(status, { "content-type": "text/plain" }).end(text);
    if (path === "/healthz" || path === "/readyz") return say(200, "ok");
    // Whoever leads another name here would have a page of another origin ask in this one's.
    if (request.headers.host !== host) return say(421, "There is nothing here by that name.");
    if (path === "/graphql" || path.startsWith("/files/") || path.startsWith("/media/")) {
      return void forward(request, response, request.url ?? "/").catch(() => response.destroy());
    }
    if (request.method !== "GET" && request.method !== "HEAD") return say(405, "Not this way.");
    if (path.startsWith("/fonts/")) {
      request.url = path.slice("/fonts".length);
      return sendFont(request, response, () => say(404, "There is nothing here."));
    }
    sendFile(request, response, () => say(404, "There is nothing here."));
  });
  server.on("close", () => void close());
  return server;
};
