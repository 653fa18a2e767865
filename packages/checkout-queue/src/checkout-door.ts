import type { IncomingMessage } from "node:http";
import { type Storefront, storefronts } from "@giftshop/storefront-config";
import { LRUCache } from "lru-cache";
import type { CheckoutQueue } from "./checkout-queue.ts";
import { newTicket, readTicket, type Ticket, ticketLasts, writeTicket } from "./ticket.ts";

/** What becomes of somebody who asks for the checkout; `headers` is a raw list. */
export type Entry =
  | { kind: "in"; headers: readonly string[] }
  /** `place` 1 is next. */
  | { kind: "wait"; place: number; headers: readonly string[] }
  /** The script of the waiting page asks for its place and no page; 0 is the checkout. */
  | { kind: "asked"; place: number; headers: readonly string[] }
  /** A browser fetches it beforehand, for nobody yet. */
  | { kind: "early" };

/** A page that somebody asks for. */
export interface AskedPlace {
  page?: { route: string };
  status: number;
}

/** Stands before the checkout and lets in by turn. */
export interface CheckoutDoor {
  /** Whether a page may not be sent before {@link enter} was asked. */
  concerns(place: AskedPlace): boolean;
  /** `undefined` for pages that anybody may see at any time. */
  enter(request: IncomingMessage, place: AskedPlace, shop: { storefront: Storefront }): Promise<Entry | undefined>;
  /** Somebody asks commerce for something: who is inside stays so. */
  alive(request: IncomingMessage): void;
}

export interface DoorOptions {
  queue: CheckoutQueue;
  /** What tickets are signed with. */
  secret: string;
  /** Whether cookies are sent over https alone. */
  secure: boolean;
  now?: () => number;
  /** Hears of everybody who asks for the page. */
  tell?: (outcome: "in" | "wait") => void;
}

/** Header by which the script of the waiting page asks. */
const placeHeader = "x-checkout-place";

/** Milliseconds between two signs of life of somebody that are worth telling. */
const toldEvery = 30_000;

/** Pages after an order: whoever sees one is through. */
const through: ReadonlySet<string | undefined> = new Set(["paymentProcessing", "confirmation", "checkoutSuccess"]);

/** An order that exists is paid, and paid again, whatever the queue. */
const paysAnOrder = /[?&]order=[0-9a-f]{8}-[0-9a-f-]{27}(?:&|$)/u;

const isEarly = ({ headers }: IncomingMessage): boolean =>
  `${headers["sec-purpose"] ?? headers.purpose ?? ""}`.includes("prefetch");

const cookieOf = (storeId: number, secure: boolean): string => `${secure ? "__Host-" : ""}checkout-ticket-${storeId}`;
const anyTicket = /(?:^|;\s*)(?:__Host-)?checkout-ticket-(\d{1,3})=([\w.-]+)/gu;
const codes = new Map(storefronts.map(({ storeId, code }) => [storeId, code as string]));

export const createCheckoutDoor = (options: DoorOptions): CheckoutDoor => {
  const { queue, secret, secure, now = Date.now, tell = () => undefined } = options;
  const told = new LRUCache<string, true>({ max: 20_000, ttl: toldEvery, perf: { now } });

  /** Tickets that a browser shows, by the code of their storefront. */
  const ticketsOf = ({ headers }: IncomingMessage): Map<string, Ticket> => {
    const found = new Map<string, Ticket>();
    for (const [, storeId, value = ""] of (headers.cookie ?? "").matchAll(anyTicket)) {
      const code = codes.get(Number(storeId)) ?? "";
      const ticket = readTicket(value, code, secret, now());
      if (ticket) found.set(code, ticket);
    }
    return found;
  };

  const setCookie = (ticket: Ticket, storeId: number, code: string): string[] => {
    const flags = `Path=/; HttpOnly; Max-Age=${ticketLasts / 1_000}; SameSite=Lax${secure ? "; Secure" : ""}`;
    return ["set-cookie", `${cookieOf(storeId, secure)}=${writeTicket(ticket, code, secret)}; ${flags}`];
  };

  const leaves = async (code: string, ticket: Ticket | undefined): Promise<void> => {
    if (ticket?.inside) await queue.leave(code, ticket.id);
  };

  return {
    concerns: ({ page, status }) => status === 200 && (page?.route === "checkout" || through.has(page?.route)),
    enter: async (request, { page }, { storefront }) => {
      if (request.method !== "GET") return undefined;
      const { code, storeId } = storefront;
      const known = ticketsOf(request).get(code);
      if (through.has(page?.route)) await leaves(code, known);
      if (page?.route !== "checkout" || paysAnOrder.test(request.url ?? "")) return undefined;
      if (isEarly(request)) return { kind: "early" };
      const { id, since, inside } = known ?? newTicket(now());
      const place = await queue.arrive({ shop: code, id, since, inside });
      const headers = setCookie({ id, since, seen: now(), inside: place === 0 }, storeId, code);
      if (request.headers[placeHeader] !== undefined) return { kind: "asked", place, headers };
      tell(place === 0 ? "in" : "wait");
      return place === 0 ? { kind: "in", headers } : { kind: "wait", place, headers };
    },
    alive: (request) => {
      if (!request.headers.cookie?.includes("checkout-ticket-")) return;
      for (const [code, { id, inside }] of ticketsOf(request)) {
        if (!inside || told.has(id)) continue;
        told.set(id, true);
        queue.touch(code, id).catch(() => undefined);
      }
    },
  };
};
