import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import { toDecimal } from "../../money/payment/index.ts";
import { listWaitingRefunds } from "../../money/payment/refunds/settle-refund.ts";
import { listUnsettled } from "../../money/payment/settle-by-hand.ts";
import { failedJobs } from "../../platform/jobs/failed-jobs.ts";
import type { Email } from "../../platform/outbox/email.ts";
import { listRefused } from "../../platform/outbox/resend.ts";
import type { Services } from "../../platform/services.ts";
import { requestsInReview } from "../../shop/activation/requests-table.ts";
import { openParcelClaims } from "../../shop/aftercare/parcel-claims.ts";
import { listQuotes, unansweredQuotes } from "../../shop/business/quotes/quotes-table.ts";
import type { QuoteRecord } from "../../shop/business/quotes/types.ts";
import { fraudHolds } from "../../shop/checkout/fraud/fraud-holds.ts";
import { bouncedGifts } from "../../shop/gift/index.ts";
import { waitingReviews } from "../../shop/review/reviews-table.ts";

export const queueKinds = [
  "ACTIVATION",
  "PAYMENT",
  "REFUND",
  "EMAIL",
  "BOUNCE",
  "FRAUD",
  "QUOTE",
  "CLAIM",
  "REVIEW",
  "JOB",
] as const;

export type QueueKind = (typeof queueKinds)[number];

/** Something that waits for a person. */
export interface Waiting {
  kind: QueueKind;
  /** By which it is dealt with: a reference, the number of an order, the queue of a job and its id. */
  key: string;
  /** What it is, as a code of its kind. */
  what: string;
  /** What people read: an amount, an address, what a program said. */
  about: string;
  /** The order that it is about. */
  order: string | null;
  /** `null`: of no single storefront, as a job. */
  storefront: string | null;
  since: Date;
  /** Until when somebody should have dealt with it. */
  dueAt: Date;
}

const hour = 3_600_000;
/** Reviews that are listed at once, the oldest. */
const mostReviews = 100;

/** Hours within which each should be dealt with; of activations the storefront says so. */
const targets: Readonly<Record<Exclude<QueueKind, "ACTIVATION">, number>> = {
  PAYMENT: 24,
  REFUND: 24,
  EMAIL: 8,
  BOUNCE: 8,
  FRAUD: 4,
  QUOTE: 24,
  CLAIM: 24,
  REVIEW: 48,
  JOB: 24,
};

const later = (since: Date, hours: number): Date => new Date(since.getTime() + hours * hour);

/** Numbers of orders begin with their storefront. */
const storefrontOf = (number: string): string | null => {
  const code = number.split("-")[0] ?? "";
  return isStorefrontCode(code) ? code : null;
};

/** A number as orders have it: whoever asks for an activation types what they like. */
const orderIn = (text: string | null): string | null => (/^[A-Z]{2,6}-\d{8}$/u.test(text ?? "") ? text : null);

type Asking = Pick<Services, "pool">;

const activations = async ({ pool }: Asking): Promise<Waiting[]> =>
  (await requestsInReview(pool)).map(({ reference, storefront, orderNumber, email, cards, createdAt: since }) => ({
    kind: "ACTIVATION",
    key: reference,
    what: "REVIEW",
    about: [email, orderNumber, cards.length > 0 && `${cards.length}`].filter(Boolean).join(" · "),
    order: orderIn(orderNumber),
    storefront,
    since,
    dueAt: later(since, getStorefront(storefront).claims.activationWithinHours),
  }));

const payments = async (services: Asking): Promise<Waiting[]> =>
  (await listUnsettled(services)).map(({ number, what, paymentId, currency, amount, since }) => ({
    kind: "PAYMENT",
    key: number,
    what,
    about: `${toDecimal(amount, currency)} ${currency} · ${paymentId}`,
    order: number,
    storefront: storefrontOf(number),
    since,
    dueAt: later(since, targets.PAYMENT),
  }));

const refunds = async (services: Parameters<typeof listWaitingRefunds>[0]["services"]): Promise<Waiting[]> =>
  (await listWaitingRefunds({ services })).map(({ number, state, currency, amount, paymentId, createdAt: since }) => ({
    kind: "REFUND",
    key: number,
    what: state,
    about: `${toDecimal(amount, currency)} ${currency} · ${paymentId}`,
    order: number,
    storefront: storefrontOf(number),
    since,
    dueAt: later(since, targets.REFUND),
  }));

const refused = async (services: Asking, emails: readonly Email[]): Promise<Waiting[]> =>
  (await listRefused(services, emails)).map(({ name, queue, count, since }) => ({
    kind: "EMAIL",
    key: name,
    what: queue,
    about: `${count}`,
    order: storefrontOf(name) ? name : null,
    storefront: storefrontOf(name),
    since,
    dueAt: later(since, targets.EMAIL),
  }));

/** Gifts whose email came back: their address is wrong, or their mailbox is gone. */
const bounced = async ({ pool }: Asking): Promise<Waiting[]> =>
  (await bouncedGifts(pool)).map(({ number, package: gift, storefront, email, status, at: since }) => ({
    kind: "BOUNCE",
    key: `${number} ${gift}`,
    what: "BOUNCED",
    about: `${email} · ${status}`,
    order: number,
    storefront,
    since,
    dueAt: later(since, targets.BOUNCE),
  }));

const held = async (services: Services): Promise<Waiting[]> =>
  (await fraudHolds(services.pool, services.clock.now())).map(({ number, storefront, score, reasons, at: since }) => ({
    kind: "FRAUD",
    key: number,
    what: "DELAY",
    about: [score, ...reasons].join(" · "),
    order: number,
    storefront,
    since,
    dueAt: later(since, targets.FRAUD),
  }));

const quoteThat = ({ reference, storefront, buyer, wantedOn }: QuoteRecord, what: string, since: Date): Waiting => ({
  kind: "QUOTE",
  key: reference,
  what,
  about: [buyer.companyName, buyer.email, wantedOn].filter(Boolean).join(" · "),
  order: null,
  storefront,
  since,
  dueAt: later(since, targets.QUOTE),
});

/** Companies wait for a price, then for the offer, and for an answer to what they wrote about it. */
const quotes = async ({ pool }: Asking): Promise<Waiting[]> => {
  const open = [...(await listQuotes(pool, { state: "SUBMITTED" })), ...(await listQuotes(pool, { state: "PRICED" }))];
  return [
    ...open.map((quote) => quoteThat(quote, quote.state, quote.createdAt)),
    ...(await unansweredQuotes(pool)).map((quote) => quoteThat(quote, "UNANSWERED", quote.askedAt)),
  ];
};

/** Parcels that did not come, and that a press of their buyers could not settle. */
const claims = async ({ pool }: Asking): Promise<Waiting[]> =>
  (await openParcelClaims(pool)).map(({ number, storefront, package: gift, askedAt: since }) => ({
    kind: "CLAIM",
    key: `${number} ${gift}`,
    what: "PARCEL_LOST",
    about: "",
    order: number,
    storefront,
    since,
    dueAt: later(since, targets.CLAIM),
  }));

/** Reviews are read before they are shown. */
const reviews = async ({ pool }: Asking): Promise<Waiting[]> =>
  (await waitingReviews(pool, mostReviews)).map(
    ({ id, storefront, product, rating, author, body, writtenAt: since }) => ({
      kind: "REVIEW",
      key: `${id}`,
      what: product,
      about: [`${rating}/5`, author, body].filter(Boolean).join(" · "),
      order: null,
      storefront,
      since,
      dueAt: later(since, targets.REVIEW),
    }),
  );

const jobs = async ({ pool }: Asking): Promise<Waiting[]> =>
  (await failedJobs(pool)).map(({ id, queue, failedAt: since, message }) => ({
    kind: "JOB",
    key: `${queue} ${id}`,
    what: queue,
    about: message ?? "",
    order: null,
    storefront: null,
    since,
    dueAt: later(since, targets.JOB),
  }));

/** Everything that waits for a person, what is due first at the top. */
export const everythingWaiting = async (services: Services, emails: readonly Email[]): Promise<Waiting[]> => {
  const all = [
    ...(await activations(services)),
    ...(await payments(services)),
    ...(await refunds(services)),
    ...(await refused(services, emails)),
    ...(await bounced(services)),
    ...(await held(services)),
    ...(await quotes(services)),
    ...(await claims(services)),
    ...(await reviews(services)),
    ...(await jobs(services)),
  ];
  return all.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
};
