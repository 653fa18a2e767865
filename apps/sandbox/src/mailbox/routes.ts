import { type Answer, json, noContent, page } from "../http/answer.ts";
import { type Call, Refusal } from "../http/call.ts";
import type { Route } from "../http/router.ts";
import type { Mailbox } from "./mailbox.ts";
import type { OpenMessage } from "./message.ts";
import { mailListPage, mailPage } from "./pages.ts";

/** The mailbox as pages for people and as JSON for tests. */
export const mailboxRoutes = (mailbox: Mailbox): Route[] => {
  const open = async ({ parameters: { id = "" } }: Call): Promise<OpenMessage> => {
    const message = await mailbox.open(id);
    if (message === undefined) throw new Refusal(404, "There is no such message.");
    return message;
  };
  const addressee = (call: Call) => call.url.searchParams.get("to") ?? undefined;

  return [
    ["GET", "/mail", (call) => page(mailListPage(mailbox.list(addressee(call)), addressee(call)))],
    ["GET", "/mail.json", (call) => json(200, { messages: mailbox.list(addressee(call)) })],
    [
      "DELETE",
      "/mail.json",
      () => {
        mailbox.clear();
        return noContent;
      },
    ],
    [
      "GET",
      "/mail/:id",
      async (call) => {
        const { id = "" } = call.parameters;
        const asJson = id.endsWith(".json");
        const message = await open({ ...call, parameters: { id: id.replace(/\.json$/, "") } });
        return asJson ? json(200, message) : page(mailPage(message));
      },
    ],
    [
      "GET",
      "/mail/:id/raw",
      async ({ parameters: { id = "" } }) => {
        const raw = mailbox.raw(id);
        if (raw === undefined) throw new Refusal(404, "There is no such message.");
        return file("message/rfc822", raw);
      },
    ],
    ["GET", "/mail/:id/body", async (call) => body(await open(call))],
    [
      "GET",
      "/mail/:id/attachments/:index",
      async ({ parameters: { id = "", index = "" } }) => {
        const found = await mailbox.attachment(id, Number(index));
        if (found === undefined) throw new Refusal(404, "There is no such attachment.");
        return file(found.contentType, found.content);
      },
    ],
  ];
};

/** The HTML of a message, with its inline images, in a frame that may run nothing and reach nobody. */
const body = (message: OpenMessage): Answer => ({
  status: 200,
  headers: {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy":
      "sandbox allow-popups; default-src 'none'; img-src 'self' http: https: data:; style-src 'unsafe-inline'; font-src http: https:; frame-ancestors 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  },
  body: withLocalImages(message),
});

const withLocalImages = ({ id, html, attachments }: OpenMessage): string =>
  (html ?? "").replace(/(["'(])cid:([^"')]+)/g, (whole, quote: string, contentId: string) => {
    const index = attachments.findIndex((one) => one.contentId === decodeURIComponent(contentId));
    return index < 0 ? whole : `${quote}/mail/${id}/attachments/${index}`;
  });

/**
 * Pictures and PDF are shown, anything else is only handed over: a message must not bring a page of its own.
 */
const file = (contentType: string, content: Buffer): Answer => ({
  status: 200,
  headers: {
    "content-type": contentType,
    "content-disposition": /^(image\/(png|jpeg|gif|svg\+xml)|application\/pdf)$/.test(contentType)
      ? "inline"
      : "attachment",
    "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "x-content-type-options": "nosniff",
  },
  body: content,
});
