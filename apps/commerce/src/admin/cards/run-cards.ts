import { userInfo } from "node:os";
import { getStorefront } from "@giftshop/storefront-config";
import {
  cardsOfLines,
  type DecisionReason,
  decideBlock,
  type NotReissued,
  reissueCard,
  revealCard,
} from "../../money/giftcard/index.ts";
import { postedAtOfLine, readLines, readOrderByNumber } from "../../money/order/index.ts";
import { type RunCommand, type Said, saidOf } from "../../platform/command.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { mayBeLost } from "../../shop/checkout/aftercare/claim-window.ts";

type Deciding = Pick<Services, "pool" | "clock" | "environment">;
type Refusal = NotReissued | "UNKNOWN" | "SEVERAL" | "BLOCKED" | "NOT_POSTED" | "TOO_EARLY" | "TOO_LATE";

const refusals: Readonly<Record<Refusal, string>> = {
  UNKNOWN: "there is no such card in this order.",
  SEVERAL: "several cards of this order end so.",
  BLOCKED: "it was blocked before, or its last day is over.",
  INACTIVE: "it was not activated.",
  EXPIRED: "its last day is over.",
  EMPTY: "it is blocked, and nothing is left on it.",
  ONCE: "it was issued again before, or took the place of another.",
  NOT_POSTED: "it was not posted.",
  TOO_EARLY: "its parcel may still come.",
  TOO_LATE: "its parcel was posted too long ago.",
};

const reasons: Readonly<Record<string, DecisionReason>> = {
  lost: "LOST_PARCEL",
  stolen: "STOLEN",
  mistaken: "MISTAKEN_RECIPIENT",
};

const usage = (verb: string): Said => ({
  text: `npm run commerce -- ${verb} <order number> <last four digits> lost|stolen|mistaken`,
  done: false,
});

/** The card of an order that ends with these digits. */
const findCard = async (client: PoolClient, number: string, digits: string) => {
  const order = await readOrderByNumber(client, number);
  const lines = order ? await readLines(client, order.id) : [];
  const cards = await cardsOfLines(
    client,
    lines.map(({ id }) => id),
  );
  const [card, ...others] = cards.filter(({ lastDigits, state }) => lastDigits === digits && state !== "EXPIRED");
  if (order === undefined || card === undefined) return "UNKNOWN";
  return others.length > 0 ? "SEVERAL" : { order, card };
};

type Words = [number: string, digits: string, reason: DecisionReason];

const block = (services: Deciding, [number, digits, reason]: Words, staff: string): Promise<Refusal | undefined> =>
  inTransaction(services.pool, async (client) => {
    const found = await findCard(client, number, digits);
    if (typeof found === "string") return found;
    const decision = { card: found.card.id, reason, staff, now: services.clock.now() };
    return (await decideBlock(client, decision)) ? undefined : "BLOCKED";
  });

/** What is to be handed on: a number, its PIN and its last day. */
type Made = NonNullable<Awaited<ReturnType<typeof revealCard>>>;

const reissue = (services: Deciding, [number, digits, reason]: Words, staff: string): Promise<Made | Refusal> =>
  inTransaction(services.pool, async (client) => {
    const found = await findCard(client, number, digits);
    if (typeof found === "string") return found;
    const { order, card } = found;
    const now = services.clock.now();
    if (reason === "LOST_PARCEL") {
      const postedAt = await postedAtOfLine(client, card.orderLine);
      if (postedAt === undefined) return "NOT_POSTED";
      const fault = mayBeLost(getStorefront(order.storefront), postedAt, now);
      if (fault) return fault;
    }
    const made = await reissueCard(client, { card: card.id, reason, staff, now }, services.environment);
    if (typeof made === "string") return made;
    const code = await revealCard(client, made.id, "reissue", now, services.environment);
    if (code === undefined) throw new Error(`The card ${made.id} has no code.`);
    return code;
  });

const wordsOf = (words: readonly string[]): Words | undefined => {
  const [number, digits = "", word = "", ...more] = words;
  const reason = Object.hasOwn(reasons, word) ? reasons[word] : undefined;
  return number && /^\d{4}$/u.test(digits) && reason && more.length === 0 ? [number, digits, reason] : undefined;
};

const staffName = (): string => userInfo().username;

/** Blocks a card that was lost, stolen or went to the wrong person. */
export const runBlock = async (services: Deciding, words: readonly string[], staff = staffName()): Promise<Said> => {
  const asked = wordsOf(words);
  if (asked === undefined) return usage("block");
  const refusal = await block(services, asked, staff);
  const text = refusal === undefined ? "blocked." : refusals[refusal];
  return { text: `${asked[0]} …${asked[1]}: ${text}`, done: refusal === undefined };
};

/** Issues it again, and says the new code to whoever hands it on: once, as each reveal is kept. */
export const runReissue = async (services: Deciding, words: readonly string[], staff = staffName()): Promise<Said> => {
  const asked = wordsOf(words);
  if (asked === undefined) return usage("reissue");
  const made = await reissue(services, asked, staff);
  const name = `${asked[0]} …${asked[1]}`;
  if (typeof made === "string") return { text: `${name}: ${refusals[made]}`, done: false };
  return { text: `${name}: number ${made.number}  PIN ${made.pin}  valid until ${made.expiresOn}`, done: true };
};

/** `commerce block …` */
export const blockCommand: RunCommand = async (services, words) => saidOf([await runBlock(services, words)]);

/** `commerce reissue …` */
export const reissueCommand: RunCommand = async (services, words) => saidOf([await runReissue(services, words)]);
