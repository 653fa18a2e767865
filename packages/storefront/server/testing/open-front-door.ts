import { request as httpRequest, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer } from "node:stream/consumers";
import {
  askInProcess,
  createGate,
  createHttpServer,
  createMediaMaker,
  createPurge,
  type Limits,
  PageCache,
  signPurge,
  unshared,
} from "@giftshop/web-server";
import { afterEach } from "@jest/globals";
import { pino } from "pino";
import { readEnvironment } from "../../src/environment.ts";
import { createCommerce } from "../commerce.ts";
import { createFrontDoor } from "../front-door.ts";
import { createPageMaker } from "../make-page.ts";
import { fileHeaders, securityHeaders } from "../security-headers.ts";

const closers: (() => void)[] = [];
/** Closes after each test of the file that calls it what was opened in it. */
export const closeAfterEach = (): void =>
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

const listen = async (listener: RequestListener, timeout?: number): Promise<{ port: number; server: Server }> => {
  const server = createHttpServer(listener, timeout);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
};

interface Seen {
  url: string;
  headers: IncomingHttpHeaders;
}

export const chunk = `<script src="/_next/static/chunks/main.js" async=""></script>`;

/** Stands for Next: pages, one that is missing, some that fail, some that are held until they are let go. */
const createPages = () => {
  const seen: Seen[] = [];
  const state = {
    broken: false,
    title: "Bonjour",
    held: undefined as Promise<void> | undefined,
    redirects: [] as object[],
    /** Known addresses, by route; of other routes only the page itself can tell. */
    known: {} as Record<string, string[]>,
  };
  const listener: RequestListener = async (request, response) => {
    const { url = "/", headers } = request;
    // Asked for before each page that is not kept, whoever asks for it.
    const [, file] = /\/site\/(redirects|known)\/$/.exec(url) ?? [];
    if (file) {
      if (state.broken) return void response.writeHead(500).end();
      const said = file === "known" ? state.known : state.redirects;
      return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said));
    }
    seen.push({ url, headers });
    const page = (status: number, title: string) =>
      response
        .writeHead(status, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" })
        .end(`<head></head><h1>${title}</h1><script>self.a=1</script>${chunk}${"x".repeat(2_000)}</body>`);
    const asked = /^\/CB\w+\/\w\w\/(not-found|failed)\/(_|state=unavailable)\/$/.exec(url);
    if (asked) return void page(200, `state ${asked[2] === "_" ? asked[1] : "unavailable"}`);
    await state.held;
    if (/[/=]absent/.test(url)) return void page(404, "empty");
    if (state.broken) return void page(500, "stack");
    page(200, state.title);
  };
  return { seen, state, listener };
};

export const secret = "of commerce";

interface Options {
  timeout?: number;
  renders?: Limits;
  calls?: Limits;
}

const plenty: Limits = { running: 100, waiting: 100 };

/** A front door over pages and a commerce that play Next and the real one. */
export const setUp = async (
  variables: Record<string, string> = {},
  commerceListener?: RequestListener,
  { timeout, renders = plenty, calls = plenty }: Options = {},
) => {
  const upstream = commerceListener ? await listen(commerceListener, timeout) : undefined;
  const settings = readEnvironment({
    BRAND_GROUP: "CB",
    SIGNING_SECRET: secret,
    // Nothing listens on port 9 when no commerce is given.
    COMMERCE_URL: `http://127.0.0.1:${upstream?.port ?? 9}`,
    ...variables,
  });
  const pages = createPages();
  const headers = securityHeaders(settings);
  const commerce = createCommerce(settings, calls);
  closers.push(() => void commerce.close());
  const cache = new PageCache({ maximumBytes: 1_000_000 });
  const lines: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void lines.push(line) });
  const { port } = await listen(
    createFrontDoor({
      settings,
      cache,
      pictures: new PageCache({ maximumBytes: 1_000_000 }),
      commerce,
      headers,
      log,
      makePage: createPageMaker({
        ask: askInProcess(pages.listener),
        gate: createGate(renders),
        settings,
        headers,
        loader: "wake()",
        ownScripts: { gift: "unwrap()" },
      }),
      makeMedia: createMediaMaker(commerce.pool, fileHeaders),
      sendFile: () => false,
      endpoints: { "/_purge": createPurge({ cache, shared: unshared, secret, log }) },
    }),
    timeout,
  );
  const get = (path: string, more: Record<string, string> = {}, method = "GET", body?: string) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      const asked = httpRequest({ port, path, method, headers: { host: "cbfr.localhost:3000", ...more } }, (answer) => {
        buffer(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
          reject,
        );
      });
      asked.on("error", reject).end(body);
    });
  /** Sends what stands there, and no more; gives what comes back. */
  const half = (head: string) => {
    const socket = connect(port, "127.0.0.1");
    closers.push(() => socket.destroy());
    socket.write(`${head}\r\n\r\n`);
    return socket;
  };
  return { get, half, lines, pages, port };
};

/** What comes first of several, in no order. */
export const firstOf = <Value>(coming: readonly Promise<Value>[], count: number): Promise<Value[]> =>
  new Promise((resolve, reject) => {
    const come: Value[] = [];
    for (const one of coming) {
      one.then((value) => {
        come.push(value);
        if (come.length === count) resolve([...come]);
      }, reject);
    }
  });

/** Tells the front door that a storefront changed. */
export const purgeStorefront = (get: Awaited<ReturnType<typeof setUp>>["get"]) => {
  const body = JSON.stringify({ tags: ["storefront:CBFR"] });
  const timestamp = `${Date.now()}`;
  const signed = { "x-timestamp": timestamp, "x-signature": signPurge(secret, timestamp, body) };
  return get("/_purge", { host: "localhost", "content-length": `${body.length}`, ...signed }, "POST", body);
};
