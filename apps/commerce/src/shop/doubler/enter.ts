import { prizeOf } from "@giftshop/storefront-config/doubler-terms";
import { enterDoublerSchema } from "@giftshop/validation";
import { type CardBalance, lockWithTerms, whyUnusable } from "../../money/giftcard/index.ts";
import { inTransaction, type PoolClient, violates } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { judgeInput, spendCaptcha } from "../account/judge.ts";
import { guardedCard } from "../redeem/index.ts";
import { entryHash } from "./draw/hashes.ts";
import { newReceipt } from "./draw/receipt.ts";
import { entryEmail } from "./emails/emails.ts";
import { limitCalls, limitEntries } from "./limits.ts";
import { type Period, periodAt } from "./period.ts";
import { openDraw } from "./tables/draws.ts";
import { countEntries, insertEntry } from "./tables/entries.ts";

/** What somebody typed to take part. */
export interface Entering {
  cardNumber: string;
  pin: string;
  email: string;
  ofAge: boolean;
  acceptTerms: boolean;
  captchaToken: string;
}

/** An entry as its owner is told of it. Amounts in minor units. */
export interface EntryView extends Period {
  draw: string;
  receipt: string;
  /** What is won with it. */
  prize: number;
  /** How many entries there are, this one included. */
  entries: number;
}

const unusable = { BLOCKED: "cardBlocked", INACTIVE: "cardNotActivated", EXPIRED: "cardExpired" } as const;
const parameter = "input.cardNumber";

/** What is on a card that may take part. Throws why it may not: 2303 to 2306. */
const judgeBalance = async (client: PoolClient, card: CardBalance, now: Date): Promise<number> => {
  const [locked] = await lockWithTerms(client, [card.id]);
  const why = locked ? whyUnusable(locked, now) : "INACTIVE";
  if (why !== undefined) throw new Failure(unusable[why], parameter);
  if (!locked || locked.balance === 0) throw new Failure("cardEmpty", parameter);
  return locked.balance;
};

/** Throws 2047 where the shop has no draw. */
export const refuseElsewhere = ({ storefront }: Pick<Scope, "storefront">): void => {
  if (!storefront.toggles.doubler) throw new Failure("pageNotFound");
};

/** What the database refused, as an expected failure. */
const refusedAs = (error: unknown): unknown => {
  if (violates(error, "doubler_entry_once")) return new Failure("doublerEntered", parameter);
  return violates(error, "doubler_entry_open") ? new Failure("doublerClosed") : error;
};

/**
 * `enterDoubler`: a card whose holder has number and PIN takes part in the month's draw, once, with
 * what is on it now. Throws 1002, 1003, what a balance check throws, 2303 to 2306, 2309, 2600 and 2601.
 */
export const enterDoubler = async (typed: Entering, scope: Scope): Promise<EntryView> => {
  refuseElsewhere(scope);
  await limitCalls(scope);
  const { cardNumber, pin, email, captchaToken } = await judgeInput(enterDoublerSchema, typed, "input");
  await spendCaptcha(scope, captchaToken, "input.captchaToken");
  const card = await guardedCard({ cardNumber, pin, captchaSpent: true }, scope);
  const { services, storefront, language } = scope;
  if (card.storefront !== storefront.code) throw new Failure("cardOfOtherStore", parameter);
  await limitEntries(scope, email);
  try {
    return await inTransaction(services.pool, async (client) => {
      const now = services.clock.now();
      const period = periodAt(now, storefront.timeZone);
      const draw = await openDraw(client, storefront.code, period);
      const balance = await judgeBalance(client, card, now);
      const receipt = newReceipt({ draw, lastDigits: card.lastDigits, balance });
      const entry = { draw, card: card.id, balance, hash: entryHash(receipt), enteredAt: now };
      const id = await insertEntry(client, entry, { email, language, receipt }, services.environment);
      await writeEmail(services, client, entryEmail, { entry: id });
      const entries = await countEntries(client, draw);
      return { ...period, draw, receipt, prize: prizeOf(balance, storefront.code), entries };
    });
  } catch (error) {
    throw refusedAs(error);
  }
};
