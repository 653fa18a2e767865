import {
  type CardBalance,
  cardsOf,
  earlierDay,
  issueCards,
  lastDayOf,
  revealCard,
} from "../../money/giftcard/index.ts";
import { postTransaction } from "../../money/ledger/index.ts";
import { readGiftPackage } from "../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { cardsOfLine } from "./cards-of-line.ts";
import { code128 } from "./code-128.ts";
import { findByToken } from "./find-gift.ts";
import { type GiftRecord, type GiftState, lockGiftByToken, markOpened } from "./gifts-table.ts";
import { hashOfToken } from "./link.ts";
import { type GiftView, giftView, stateOf } from "./show-gift.ts";

/** A card with what it is spent with. Shown to who has the link, and logged as a reveal. */
export interface OpenedCard extends CardBalance {
  number: string;
  pin: string;
  /** Widths of the bars and spaces of its Code 128, in turn. */
  barcode: readonly number[];
}

/** A gift that was opened. */
export interface OpenedGift {
  gift: GiftView;
  openedNow: boolean;
  cards: readonly OpenedCard[];
}

const refusals = {
  TAKEN_BACK: "giftTakenBack",
  BLOCKED: "giftCardBlocked",
  EXPIRED: "cardExpired",
} as const satisfies Partial<Record<GiftState, string>>;

/** Makes the cards of a locked gift, and puts its value on them. */
const makeCards = async (
  client: PoolClient,
  gift: GiftRecord,
  { key, scope }: { key: string; scope: Scope },
): Promise<number[]> => {
  const { storefront, services } = scope;
  const { legalEntity, currency, value } = gift;
  const now = services.clock.now();
  const found = await readGiftPackage(client, gift.package);
  const lines = found?.lines.filter(({ kind }) => kind === "GIFTCARD") ?? [];
  const cards = await issueCards(
    client,
    lines.flatMap((line) => cardsOfLine(line, "DIGITAL", storefront)),
    {
      storefront: storefront.code,
      group: storefront.group,
      legalEntity,
      currency,
      activatedAt: now,
      expiresOn: earlierDay(lastDayOf(storefront, now), gift.expiresOn),
    },
    services.environment,
  );
  // What does not come to its value, to the cent, is refused by the ledger.
  await postTransaction(client, {
    kind: "GIFT_OPENED",
    businessKey: `${gift.package}`,
    legalEntity,
    currency,
    entries: [
      { account: "UNOPENED_GIFTS", amount: -value },
      ...cards.map((card) => ({ account: card.id, amount: card.value })),
    ],
  });
  const ids = cards.map(({ id }) => id);
  await markOpened(client, { package: gift.package, cards: ids, key, now });
  return ids;
};

/** Opens a gift, or finds it open. Locked, so that of many presses one makes the cards, and none where it is taken back. */
const open = (token: string, key: string, scope: Scope): Promise<{ gift: GiftRecord; cards: readonly number[] }> =>
  inTransaction(scope.services.pool, async (client) => {
    const gift = await lockGiftByToken(client, hashOfToken(token));
    if (gift === undefined) throw new Failure("linkInvalid", "token");
    const { state } = gift;
    if (state === "OPENED") return { gift, cards: gift.cards ?? [] };
    const now = stateOf(gift, scope.storefront.timeZone, scope.services.clock.now());
    if (now !== "UNOPENED" && now !== "OPENED") throw new Failure(refusals[now], "token");
    const cards = await makeCards(client, gift, { key, scope });
    return { gift: { ...gift, state: "OPENED", openedBy: key, cards: [...cards] }, cards };
  });

/** The cards of an opened gift with their codes. One that was blocked since, and issued again to somebody else, shows none. */
const reveal = async (ids: readonly number[], { services }: Scope): Promise<OpenedCard[]> => {
  const { pool, clock, environment } = services;
  const cards = (await cardsOf(pool, ids)).filter(({ state }) => state !== "BLOCKED");
  if (cards.length === 0) throw new Failure("giftCardBlocked", "token");
  const opened: OpenedCard[] = [];
  for (const card of cards.sort((one, other) => one.id - other.id)) {
    const code = await revealCard(pool, card.id, "gift.page", clock.now(), environment);
    if (code) opened.push({ ...card, number: code.number, pin: code.pin, barcode: code128(code.number) });
  }
  return opened;
};

/**
 * `openGift`: makes the cards of a gift when it is first opened, and shows the same ones each time after. Throws 1002, 2204, 2103 where its buyer
 * took it back, 2102 where it is blocked and 2304 where its last day is over.
 */
export const openGift = async (
  { token, idempotencyKey: key }: { token: string; idempotencyKey: string },
  scope: Scope,
): Promise<OpenedGift> => {
  await findByToken(token, scope);
  const { gift, cards } = await open(token, key, scope);
  return {
    gift: await giftView(scope.services.pool, gift, scope),
    openedNow: gift.openedBy === key,
    cards: await reveal(cards, scope),
  };
};
