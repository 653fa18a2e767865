import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { ActivationRequest, AnsweredRequest, CardAnswer, RequestedCard, RequestState } from "./types.ts";

type Row = Omit<ActivationRequest, "range"> & {
  rangeFrom: Buffer | null;
  rangeTo: Buffer | null;
  rangeAmount: number | null;
};

const columns = `id, serial, reference, storefront, language, state, order_number as "orderNumber", email, range_from as "rangeFrom",
  range_to as "rangeTo", range_amount as "rangeAmount", created_at as "createdAt"`;

const insert = prepared<
  Record<never, never>,
  [string, string, string, string, RequestState, string, string, Buffer | null, Buffer | null, number | null, Date]
>(
  "activation-insert",
  `insert into activation_request (id, reference, storefront, language, state, order_number, email, range_from, range_to, range_amount, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);
const insertCards = prepared<
  Record<never, never>,
  [string, number[], Buffer[], string[], number[], (number | null)[], CardAnswer[]]
>(
  "activation-insert-cards",
  `insert into activation_card (request, position, number_hash, last_digits, amount, card, answer)
   select $1::uuid, c.* from unnest($2::int[], $3::bytea[], $4::text[], $5::bigint[], $6::bigint[], $7::text[]) as c`,
);
const byId = prepared<Row, [string]>("activation-by-id", `select ${columns} from activation_request where id = $1`);
const bySerial = prepared<Row, [number]>(
  "activation-by-serial",
  `select ${columns} from activation_request where serial = $1`,
);
const lockById = prepared<Row, [string]>(
  "activation-lock",
  `select ${columns} from activation_request where id = $1 for update`,
);
const byReference = prepared<Row, [string]>(
  "activation-lock-by-reference",
  `select ${columns} from activation_request where reference = $1 for update`,
);
const reviewed = prepared<Row>(
  "activation-review",
  `select ${columns} from activation_request where state = 'REVIEW' order by created_at`,
);
const cardsOf = prepared<RequestedCard, [string]>(
  "activation-cards",
  `select position, number_hash as "numberHash", last_digits as "lastDigits", amount, card, answer
   from activation_card where request = $1 order by position`,
);
const setAnswers = prepared<Record<never, never>, [string, number[], (number | null)[], CardAnswer[]]>(
  "activation-answer",
  `update activation_card c set card = a.card, answer = a.answer
   from unnest($2::int[], $3::bigint[], $4::text[]) as a (position, card, answer) where c.request = $1 and c.position = a.position`,
);
const setState = prepared<Record<never, never>, [string, RequestState, Date]>(
  "activation-state",
  `update activation_request set state = $2, decided_at = $3, range_from = null, range_to = null, range_amount = null where id = $1`,
);
const decide = prepared<Record<never, never>, [string, "APPROVED" | "REFUSED", string, string, Date]>(
  "activation-decide",
  "insert into activation_decision (reference, decision, staff, why, at) values ($1, $2, $3, $4, $5)",
);

const requestOf = ({ rangeFrom: from, rangeTo: to, rangeAmount: amount, ...row }: Row): ActivationRequest => ({
  ...row,
  range: from === null || to === null || amount === null ? null : { from, to, amount },
});

/** Writes the cards of a request, each with its answer. */
export const insertRequestCards = async (
  client: Queryable,
  request: string,
  cards: readonly RequestedCard[],
): Promise<void> => {
  await insertCards.run(
    client,
    request,
    cards.map(({ position }) => position),
    cards.map(({ numberHash }) => numberHash),
    cards.map(({ lastDigits }) => lastDigits),
    cards.map(({ amount }) => amount),
    cards.map(({ card }) => card),
    cards.map(({ answer }) => answer),
  );
};

export const insertRequest = async (client: Queryable, request: Omit<AnsweredRequest, "serial">): Promise<void> => {
  const { id, reference, storefront, language, state, orderNumber, email, range, createdAt } = request;
  const [from, to, amount] = [range?.from ?? null, range?.to ?? null, range?.amount ?? null];
  await insert.run(client, id, reference, storefront, language, state, orderNumber, email, from, to, amount, createdAt);
  await insertRequestCards(client, id, request.cards);
};

const withCards = async (db: Queryable, row: Row | undefined): Promise<AnsweredRequest | undefined> =>
  row && { ...requestOf(row), cards: await cardsOf.all(db, row.id) };

export const readRequest = async (db: Queryable, id: string): Promise<AnsweredRequest | undefined> =>
  withCards(db, await byId.first(db, id));

/** The `cart` of the orders of a request: none is a basket's, and one of them lives. */
export const cartOf = ({ serial }: Pick<ActivationRequest, "serial">): number => -serial;

/** The request of an order, by the order's `cart`. */
export const readRequestOfCart = async (db: Queryable, cart: number): Promise<AnsweredRequest | undefined> =>
  withCards(db, await bySerial.first(db, -cart));

/** A request by its uuid, locked until the transaction ends. */
export const lockRequest = async (client: Queryable, id: string): Promise<AnsweredRequest | undefined> =>
  withCards(client, await lockById.first(client, id));

/** What people call it, locked until the transaction ends. */
export const lockRequestByReference = async (
  client: Queryable,
  reference: string,
): Promise<AnsweredRequest | undefined> => withCards(client, await byReference.first(client, reference));

/** Requests that wait for a person, the oldest first. */
export const requestsInReview = async (db: Queryable): Promise<AnsweredRequest[]> => {
  const rows = await reviewed.all(db);
  const found: AnsweredRequest[] = [];
  for (const row of rows) found.push({ ...requestOf(row), cards: await cardsOf.all(db, row.id) });
  return found;
};

/** Writes what became of cards that are there already. */
export const answerCards = async (
  client: Queryable,
  request: string,
  cards: readonly Pick<RequestedCard, "position" | "card" | "answer">[],
): Promise<void> => {
  await setAnswers.run(
    client,
    request,
    cards.map(({ position }) => position),
    cards.map(({ card }) => card),
    cards.map(({ answer }) => answer),
  );
};

export const moveRequest = async (client: Queryable, id: string, state: RequestState, now: Date): Promise<void> =>
  void (await setState.run(client, id, state, now));

/** Notes who decided what, and why, for ever. */
export const noteDecision = async (
  client: Queryable,
  { reference, decision, staff, why, at }: Decision,
): Promise<void> => void (await decide.run(client, reference, decision, staff, why, at));

export interface Decision {
  reference: string;
  decision: "APPROVED" | "REFUSED";
  staff: string;
  why: string;
  at: Date;
}
