import { userInfo } from "node:os";
import { type DecisionReason, revealCard } from "../../money/giftcard/index.ts";
import { type RunCommand, type Said, saidOf } from "../../platform/command.ts";
import { inTransaction } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { blockCard, type CardRefusal, type CardWish, reissue } from "./decide.ts";

type Deciding = Pick<Services, "pool" | "clock" | "environment">;

const refusals: Readonly<Record<CardRefusal, string>> = {
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

type Words = [number: string, digits: string, reason: DecisionReason];

const wishOf = ([number, digits, reason]: Words, staff: string): CardWish => ({
  number,
  card: { digits },
  reason,
  staff,
});

/** What is to be handed on: a number, its PIN and its last day. */
type Made = NonNullable<Awaited<ReturnType<typeof revealCard>>>;

const reissueAndReveal = (services: Deciding, words: Words, staff: string): Promise<Made | CardRefusal> =>
  inTransaction(services.pool, async (client) => {
    const made = await reissue(services, client, wishOf(words, staff));
    if (typeof made === "string") return made;
    const code = await revealCard(client, made.id, "reissue", services.clock.now(), services.environment);
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
  const refusal = await inTransaction(services.pool, (client) => blockCard(services, client, wishOf(asked, staff)));
  const text = refusal === undefined ? "blocked." : refusals[refusal];
  return { text: `${asked[0]} …${asked[1]}: ${text}`, done: refusal === undefined };
};

/** Issues it again, and says the new code to whoever hands it on: once, as each reveal is kept. */
export const runReissue = async (services: Deciding, words: readonly string[], staff = staffName()): Promise<Said> => {
  const asked = wordsOf(words);
  if (asked === undefined) return usage("reissue");
  const made = await reissueAndReveal(services, asked, staff);
  const name = `${asked[0]} …${asked[1]}`;
  if (typeof made === "string") return { text: `${name}: ${refusals[made]}`, done: false };
  return { text: `${name}: number ${made.number}  PIN ${made.pin}  valid until ${made.expiresOn}`, done: true };
};

/** `commerce block …` */
export const blockCommand: RunCommand = async (services, words) => saidOf([await runBlock(services, words)]);

/** `commerce reissue …` */
export const reissueCommand: RunCommand = async (services, words) => saidOf([await runReissue(services, words)]);
