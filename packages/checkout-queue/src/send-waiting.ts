import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { chooseEncoding, type Page, sendJson } from "@giftshop/web-server";
import type { Entry } from "./checkout-door.ts";

const gzipped = promisify(gzip);

/** What stands in the page where the place belongs. */
const placeMark = "%place%";

/** Seconds after which somebody asks again: who is soon to go in, more often. */
const againAfter = (place: number): number => (place <= 20 ? 5 : 15);

/** Answers the script: the place, as a number and as it is written; 0 is the checkout. */
export const sendPlace = (
  response: ServerResponse,
  { place, headers }: Extract<Entry, { kind: "asked" }>,
  locale: string,
): void => {
  const [name = "set-cookie", value = ""] = headers;
  const written = new Intl.NumberFormat(locale).format(place);
  sendJson(response, 200, { place, written, again: againAfter(place) }, { [name]: value });
};

/** Headers of a page that say nothing of its body and of who may keep it. */
const ownHeaders = (page: Page): string[] =>
  page.headers.identity.filter((_, index, all) => {
    const name = all[index - (index % 2)] ?? "";
    return !/^(?:content-length|content-encoding|etag|vary|cache-control)$/u.test(name);
  });

/** Sends the waiting page, the same for all but for the place that stands in it. */
export const sendWaiting = async (
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  { place, headers }: Extract<Entry, { kind: "wait" }>,
  locale: string,
): Promise<void> => {
  const text = Buffer.from(page.bodies.identity).toString("utf8");
  const body = Buffer.from(text.replaceAll(placeMark, new Intl.NumberFormat(locale).format(place)));
  const plain = chooseEncoding(request.headers["accept-encoding"] as string | undefined) === "identity";
  const sent = plain ? body : await gzipped(body, { level: 4 });
  response
    .writeHead(200, [
      ...ownHeaders(page),
      ...["content-length", `${sent.length}`, "cache-control", "no-store", "vary", "accept-encoding"],
      ...(plain ? [] : ["content-encoding", "gzip"]),
      ...headers,
    ])
    .end(sent);
};
