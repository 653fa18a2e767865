import { randomUUID } from "node:crypto";
import type { Storefront } from "@giftshop/storefront-config";
import { activationSchema, validate } from "@giftshop/validation";
import { type BlankCard, cardsOfLines, numberHashOf } from "../../money/giftcard/index.ts";
import { hashRequest, readLines, readOrderByNumber, recall, remember } from "../../money/order/index.ts";
import { judgeCaptcha } from "../../platform/captcha/index.ts";
import { inTransaction, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { newReference } from "../../platform/reference.ts";
import { sendActivationEmail } from "./emails/emails.ts";
import { takenCards } from "./holds.ts";
import { limitCalls, limitRequests } from "./limits.ts";
import { cardsBetween, matchCards, type NamedCard, type NamedRange, unseenCards } from "./match-cards.ts";
import { insertRequest, readRequest } from "./requests-table.ts";
import type { AnsweredRequest, RequestedCard, RequestState } from "./types.ts";

/** What may be put on one card: whole amounts, as of a digital card. */
export const activationBounds = ({ limits, currencyDigits }: Storefront) => ({
  minimum: limits.digitalMinimum,
  maximum: limits.digitalMaximum,
  whole: 10 ** currencyDigits,
});

/** What is asked for, in the form in which cards are found. */
interface Wish {
  orderNumber: string;
  email: string;
  cards: readonly NamedCard[];
  range: NamedRange | undefined;
}

const judgeInput = async (input: unknown, storefront: Storefront) => {
  const schema = activationSchema({ group: storefront.group, bounds: activationBounds(storefront) });
  const judged = await validate(schema, input, { prefix: "input" });
  if (!judged.ok) throw new Failure(judged.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { cards = [], rangeFrom, rangeTo, amount, ...rest } = judged.value;
  if (cards.length === 0 && rangeFrom === undefined) throw new Failure("required", "input.rangeFrom");
  const named = cards.map((card) => ({ cardNumber: card.cardNumber, amount: card.amount ?? amount }));
  if (rangeFrom !== undefined && amount === undefined) throw new Failure("required", "input.amount");
  if (named.some((card) => card.amount === undefined)) throw new Failure("required", "input.amount");
  return { ...rest, named, rangeFrom, rangeTo: rangeTo ?? rangeFrom, amount };
};

type Judged = Awaited<ReturnType<typeof judgeInput>>;

const wishOf = (judged: Judged, hashOf: (number: string) => Buffer): Wish => {
  const { orderNumber, email, named, rangeFrom, rangeTo, amount } = judged;
  return {
    orderNumber,
    email,
    cards: named.map((card) => ({
      numberHash: hashOf(card.cardNumber),
      lastDigits: card.cardNumber.slice(-4),
      amount: card.amount ?? 0,
    })),
    range:
      rangeFrom === undefined || rangeTo === undefined || amount === undefined
        ? undefined
        : { from: hashOf(rangeFrom), to: hashOf(rangeTo), amount },
  };
};

const paid: ReadonlySet<string> = new Set(["PAID", "FULFILLING", "COMPLETED"]);

/**
 * The cards of the boxes of an order, where number and email
 * are both those of one that was paid in this storefront.
 */
const boxesOf = async (db: Queryable, { orderNumber, email }: Wish, storefront: Storefront): Promise<BlankCard[]> => {
  const order = await readOrderByNumber(db, orderNumber);
  const found =
    order?.storefront === storefront.code && paid.has(order.state) && order.email.toLowerCase() === email.toLowerCase();
  const lines = found ? await readLines(db, order.id) : [];
  return cardsOfLines(
    db,
    lines.filter(({ kind }) => kind === "GIFTCARD_BLANK").map(({ id }) => id),
  );
};

const stateOf = (cards: readonly RequestedCard[]): RequestState =>
  cards.some(({ answer }) => answer === "READY") ? "READY" : "REFUSED";

/**
 * Tells nobody which of order, email and cards did not match: a person looks at the request unless a card
 * matches, and then each is answered by itself.
 */
const answerWish = async (
  db: Queryable,
  wish: Wish,
  storefront: Storefront,
): Promise<Pick<AnsweredRequest, "state" | "cards" | "range">> => {
  const packed = await boxesOf(db, wish, storefront);
  const named = [...(wish.range ? cardsBetween(packed, wish.range) : []), ...wish.cards];
  const taken = await takenCards(
    db,
    packed.map(({ id }) => id),
    randomUUID(),
  );
  const cards = matchCards(named, packed, taken);
  const known = cards.some(({ answer }) => answer !== "UNKNOWN");
  if (known) return { state: stateOf(cards), cards, range: null };
  return { state: "REVIEW", cards: unseenCards(wish.cards), range: wish.range ?? null };
};

/**
 * `createActivationOrder`: asks for blank cards to be given value, with used captcha, answer and email in one
 * transaction.
 *
 * @throws the errors of its fields (2401 cards of another shop, 2402 the email), 1002, 1003, 2041
 */
export const createActivationOrder = async (input: unknown, scope: Scope): Promise<AnsweredRequest> => {
  const { services, storefront, language } = scope;
  await limitCalls(scope);
  const judged = await judgeInput(input, storefront);
  const { captchaToken, idempotencyKey: key, ...asked } = judged;
  const wish = wishOf(judged, (number) => numberHashOf(services.environment, number));
  const call = { actor: "activation", operation: "createActivationOrder", key, hash: hashRequest(asked) };
  const before = await recall<{ id: string }>(services.pool, call);
  const known = before && (await readRequest(services.pool, before.id));
  if (known) return known;
  const purpose = { action: "common", storefront: storefront.code } as const;
  const captcha = await judgeCaptcha(services, captchaToken, purpose, "input.captchaToken");
  await limitRequests(scope, wish.email, wish.orderNumber);
  const { orderNumber, email } = wish;
  const made = {
    id: randomUUID(),
    reference: newReference(),
    storefront: storefront.code,
    language,
    orderNumber,
    email,
  };
  const id = await inTransaction(services.pool, async (client) => {
    if (!(await remember(client, call, { id: made.id })))
      return (await recall<{ id: string }>(client, call))?.id ?? made.id;
    await captcha.spend(client);
    const answer = await answerWish(client, wish, storefront);
    await insertRequest(client, { ...made, ...answer, createdAt: services.clock.now() });
    await sendActivationEmail(services, client, made.id, answer.state === "REVIEW" ? "REVIEW" : "ANSWERED");
    return made.id;
  });
  const request = await readRequest(services.pool, id);
  if (request === undefined) throw new Error("The activation was not written.");
  scope.log.info({ reference: request.reference, state: request.state }, "activation asked for");
  return request;
};
