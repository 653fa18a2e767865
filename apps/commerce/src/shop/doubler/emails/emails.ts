import { prizeOf } from "@giftshop/storefront-config/doubler-terms";
import { revealCard } from "../../../money/giftcard/index.ts";
import type { Queryable } from "../../../platform/database/index.ts";
import { type Email, email } from "../../../platform/outbox/email.ts";
import type { Services } from "../../../platform/services.ts";
import { tokenOfPrize } from "../prize-token.ts";
import { findDraw } from "../tables/draws.ts";
import { findEntrant, findEntry } from "../tables/entries.ts";
import { findPrize, type Prize } from "../tables/prizes.ts";
import type { DoublerFacts } from "./facts.ts";

interface EntryJob {
  entry: number;
}
interface PrizeJob {
  prize: string;
}

const template = async () => (await import("./compose-doubler.tsx")).composeDoubler;

/** Whom an email about an entry goes to, and what it is of; `undefined` where that is forgotten. */
const about = async ({ pool, environment }: Services, id: number) => {
  const entry = await findEntry(pool, id);
  const entrant = entry && (await findEntrant(pool, id, environment));
  const draw = entry && (await findDraw(pool, entry.draw));
  if (!entry || !entrant || !draw) return undefined;
  const { email: to, language, receipt } = entrant;
  const { storefront } = entry;
  return { entry, draw, receipt, told: { storefront, language, to, draw: draw.id } };
};

const ofEntry = async (db: Queryable, { entry }: EntryJob) => (await findEntry(db, entry))?.draw;

/** Receipt of an entry, by which it is withdrawn, and found in the list. */
export const entryEmail = email("doubler-entry", {
  facts: async (services, { entry: id }: EntryJob): Promise<DoublerFacts | undefined> => {
    const found = await about(services, id);
    if (!found || found.entry.withdrawnAt !== null) return undefined;
    const { closesAt, drawsAt } = found.draw;
    const prize = prizeOf(found.entry.balance, found.entry.storefront);
    return { ...found.told, kind: "entry", id: `${id}`, receipt: found.receipt, prize, closesAt, drawsAt };
  },
  template,
  nameOf: ofEntry,
  mayBeRefused: true,
});

/** To those who were not drawn: it is over, and how it is checked. */
export const resultEmail = email("doubler-result", {
  facts: async (services, { entry: id }: EntryJob): Promise<DoublerFacts | undefined> => {
    const found = await about(services, id);
    if (!found) return undefined;
    return { ...found.told, kind: "result", id: `${id}`, receipt: found.receipt, entries: found.draw.entries ?? 0 };
  },
  template,
  nameOf: ofEntry,
  takers: 2,
  mayBeRefused: true,
});

/** An email about a prize; `says` answers `undefined` where there is nothing to say any more. */
const prizeMail = (name: string, says: (services: Services, prize: Prize) => Promise<PrizeNews | undefined>): Email =>
  email(`doubler-${name}`, {
    facts: async (services, { prize: id }: PrizeJob): Promise<DoublerFacts | undefined> => {
      const prize = await findPrize(services.pool, id);
      const found = prize && (await about(services, prize.entry));
      const news = found && (await says(services, prize));
      return news && { ...found.told, id, prize: prize.value, ...news };
    },
    template,
    nameOf: async (db: Queryable, { prize }: PrizeJob) => (await findPrize(db, prize))?.draw,
  });

type PrizeNews =
  | { kind: "winner" | "reminder"; endsAt: Date; token: string }
  | { kind: "passedOn" }
  | { kind: "prize"; number: string; pin: string; expiresOn: string };

const offered =
  (kind: "winner" | "reminder") =>
  async ({ environment }: Services, { id, state, endsAt }: Prize): Promise<PrizeNews | undefined> =>
    state === "OFFERED" ? { kind, endsAt, token: tokenOfPrize(environment, id) } : undefined;

/** Somebody has won, and claims it by the link. */
export const winnerEmail = prizeMail("winner", offered("winner"));

/** The time to claim is nearly over. */
export const reminderEmail = prizeMail("reminder", offered("reminder"));

/** Nobody claimed a prize in time: it went to the next. */
export const passedOnEmail = prizeMail("passed-on", async () => ({ kind: "passedOn" }));

/** The card of a prize that was claimed. */
export const prizeEmail = prizeMail("prize", async ({ pool, clock, environment }, { card }) => {
  if (card === null) return undefined;
  const made = await revealCard(pool, card, "doubler prize", clock.now(), environment);
  return made && { kind: "prize", number: made.number, pin: made.pin, expiresOn: made.expiresOn ?? "" };
});
