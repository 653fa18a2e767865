import { type BankRefund, bankRefundsOf } from "../../money/credit/index.ts";
import { documentsOf, type ListedDocument } from "../../money/documents/index.ts";
import { type CardEvent, cardEvents, type StaffCard, staffCards } from "../../money/giftcard/index.ts";
import { type OrderRecord, readDeliveries, readLines, transitionsOf } from "../../money/order/index.ts";
import { attemptsOf, type OrderRefund, refundsOfOrder } from "../../money/payment/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { type FailedJob, failedJobsOfOrder } from "../../platform/jobs/failed-jobs.ts";
import { emailsOfOrder, type OrderEmail } from "../../platform/outbox/emails-of-order.ts";
import { type GiftRecord, giftsOfOrder } from "../../shop/gift/index.ts";
import { type JudgedPackage, judgePackages } from "../../shop/withdrawal/judge-packages.ts";
import { type AuditLine, readAudit } from "../staff/audit.ts";
import { openRequestsOf, type StaffRequest } from "../staff/requests-table.ts";
import { notesOf, type OrderNote } from "./notes.ts";

type Attempt = Awaited<ReturnType<typeof attemptsOf>>[number];
type Delivery = Awaited<ReturnType<typeof readDeliveries>>[number];

/** A present of an order, and how it stands. */
export interface Gift {
  delivery: Delivery;
  judged: JudgedPackage;
  cards: readonly StaffCard[];
  /** The gift, where its cards are made when it is opened. */
  wrapped: GiftRecord | undefined;
}

/** Everything that is known of an order. Personal: never logged. */
export interface LifeLine {
  order: OrderRecord;
  gifts: readonly Gift[];
  attempts: readonly Attempt[];
  refunds: readonly OrderRefund[];
  emails: readonly OrderEmail[];
  documents: readonly ListedDocument[];
  notes: readonly OrderNote[];
  audit: readonly AuditLine[];
  requests: readonly StaffRequest[];
  /** About it, which nobody tries any more. */
  jobs: readonly FailedJob[];
  events: readonly LifeEvent[];
}

/** One thing that happened. */
export interface LifeEvent {
  at: Date;
  kind: "ORDER" | "PAYMENT" | "REFUND" | "GIFT" | "CARD" | "EMAIL" | "DOCUMENT" | "JOB" | "NOTE" | "STAFF";
  /** A state, or what it is known by. */
  what: string;
  /** Whom or what it is about: a method, a card's last four digits, an address. */
  about: string | null;
  who: string | null;
}

type Told = Omit<LifeLine, "events">;

const event = (at: Date, kind: LifeEvent["kind"], what: string, more: Partial<LifeEvent> = {}): LifeEvent => ({
  at,
  kind,
  what,
  about: null,
  who: null,
  ...more,
});

const ofGifts = ({ gifts }: Told): LifeEvent[] =>
  gifts.flatMap(({ delivery: { sentAt, recipientEmail, recipientName } }) =>
    sentAt ? [event(sentAt, "GIFT", "SENT", { about: recipientEmail ?? recipientName })] : [],
  );

/** Beside those of the provider: a person sends it, and nobody tells when it has arrived. */
const byBank = ({ id, currency, amount, owedAt, sentAt }: BankRefund): OrderRefund => ({
  id,
  state: sentAt === null ? "CREATED" : "REFUNDED",
  reason: "BY_BANK",
  currency,
  amount,
  createdAt: owedAt,
  providerRefundId: null,
});

/** What waits for a second person was asked for, and not done. */
const ofStaff = ({ at, operation, after, why, actor }: AuditLine): LifeEvent => {
  const isAsked = after !== null && "waitsForSecondPerson" in after;
  return event(at, "STAFF", isAsked ? `${operation} asked` : operation, { about: why, who: actor });
};

/** What became of everything, the first first. */
const eventsOf = (
  told: Told,
  transitions: Awaited<ReturnType<typeof transitionsOf>>,
  ofCards: readonly CardEvent[],
): LifeEvent[] => {
  const digits = new Map(told.gifts.flatMap(({ cards }) => cards.map((card) => [card.id, card.lastDigits] as const)));
  const events = [
    event(told.order.placedAt, "ORDER", "PLACED"),
    ...transitions.filter(({ from }) => from !== null).map(({ at, to }) => event(at, "ORDER", to)),
    ...told.attempts.map(({ createdAt, state, paysBy }) => event(createdAt, "PAYMENT", state, { about: paysBy })),
    ...told.refunds.map(({ createdAt, state, reason }) => event(createdAt, "REFUND", state, { about: reason })),
    ...ofGifts(told),
    ...ofCards.map(({ card, at, what, who }) => event(at, "CARD", what, { about: `…${digits.get(card) ?? ""}`, who })),
    ...told.emails.map(({ queue, state, settledAt, writtenAt }) =>
      event(settledAt ?? writtenAt, "EMAIL", state, { about: queue }),
    ),
    ...told.documents.map(({ issuedAt, kind, number }) => event(issuedAt, "DOCUMENT", kind, { about: number })),
    ...told.jobs.map(({ failedAt, queue, message }) =>
      event(failedAt, "JOB", "FAILED", { about: [queue, message].filter(Boolean).join(": ") }),
    ),
    ...told.notes.map(({ at, author, text }) => event(at, "NOTE", "NOTE", { about: text, who: author })),
    ...told.audit.map(ofStaff),
  ];
  return events.sort((one, other) => one.at.getTime() - other.at.getTime());
};

/**
 * Tells an order from its beginning to now. Its cards are
 * locked until the transaction ends; under the order's lock.
 */
export const tellOrder = async (client: PoolClient, order: OrderRecord, now: Date): Promise<LifeLine> => {
  const lines = await readLines(client, order.id);
  const cards = await staffCards(
    client,
    lines.map(({ id }) => id),
  );
  const wrapped = await giftsOfOrder(client, order.id);
  const judged = new Map((await judgePackages(client, order, now)).map((one) => [one.package, one]));
  const gifts = (await readDeliveries(client, order.id)).flatMap((delivery): Gift[] => {
    const known = judged.get(delivery.package);
    if (known === undefined) return [];
    const own = cards.filter(({ orderLine }) => known.lines.some(({ id }) => id === orderLine));
    return [{ delivery, judged: known, cards: own, wrapped: wrapped.find((one) => one.package === delivery.package) }];
  });
  const told: Told = {
    order,
    gifts,
    attempts: await attemptsOf(client, order.id),
    refunds: [...(await refundsOfOrder(client, order.id)), ...(await bankRefundsOf(client, order.id)).map(byBank)],
    emails: await emailsOfOrder(client, order.id),
    documents: await documentsOf(client, order.id),
    notes: await notesOf(client, order.id),
    // Notes are told by themselves.
    audit: (await readAudit(client, { subject: order.number }, 200)).filter(
      ({ operation }) => operation !== "orders.note",
    ),
    requests: await openRequestsOf(client, order.number),
    jobs: await failedJobsOfOrder(
      client,
      order.id,
      gifts.map(({ delivery }) => delivery.package),
    ),
  };
  const ofCards = await cardEvents(
    client,
    cards.map(({ id }) => id),
  );
  return { ...told, events: eventsOf(told, await transitionsOf(client, order.id), ofCards) };
};
