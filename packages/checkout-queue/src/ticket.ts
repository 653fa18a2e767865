import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** What a browser keeps of its place in the queue. Signed: nobody writes a better one. */
export interface Ticket {
  id: string;
  /** Milliseconds since 1970 at which it was drawn: who came first goes first. */
  since: number;
  /** When it was last seen here. */
  seen: number;
  /** Whether it was let into the checkout. */
  inside: boolean;
}

/** Milliseconds after which a ticket that was not seen is worth nothing. */
export const ticketLasts = 900_000;

const signatureOf = (text: string, shop: string, secret: string): Buffer =>
  createHmac("sha256", secret).update(`checkout-ticket ${shop} ${text}`).digest().subarray(0, 18);

const form = /^([\w-]{16})\.([0-9a-z]{8,9})\.([0-9a-z]{8,9})\.([iw])\.([\w-]{24})$/;

/** A ticket for somebody who has none. */
export const newTicket = (now: number): Ticket => ({
  id: randomBytes(12).toString("base64url"),
  since: now,
  seen: now,
  inside: false,
});

/** A ticket as the value of a cookie, good in one storefront. */
export const writeTicket = ({ id, since, seen, inside }: Ticket, shop: string, secret: string): string => {
  const text = `${id}.${since.toString(36)}.${seen.toString(36)}.${inside ? "i" : "w"}`;
  return `${text}.${signatureOf(text, shop, secret).toString("base64url")}`;
};

/** The ticket of a cookie; `undefined` for one that is forged, of another storefront, or too old. */
export const readTicket = (value: string, shop: string, secret: string, now: number): Ticket | undefined => {
  const found = form.exec(value);
  if (!found) return undefined;
  const [, id = "", since = "", seen = "", state = "", signature = ""] = found;
  const expected = signatureOf(`${id}.${since}.${seen}.${state}`, shop, secret);
  if (!timingSafeEqual(expected, Buffer.from(signature, "base64url"))) return undefined;
  const ticket = { id, since: Number.parseInt(since, 36), seen: Number.parseInt(seen, 36), inside: state === "i" };
  return now - ticket.seen <= ticketLasts ? ticket : undefined;
};
