import { earlierDay, issueCards, lastDayOf } from "../../money/giftcard/index.ts";
import { postTransaction } from "../../money/ledger/index.ts";
import { readGiftPackage } from "../../money/order/index.ts";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { cardsOfLine } from "./cards-of-line.ts";
import { openedEmail } from "./emails/emails.ts";
import { findByToken } from "./find-gift.ts";
import { type GiftRecord, type GiftState, lockGiftByToken, markOpened } from "./gifts-table.ts";
import { hashOfToken } from "./link.ts";
import { type OfferedPass, offeredPasses } from "./passes/offered-passes.ts";
import { type OpenedCard, revealCards } from "./reveal-cards.ts";
import { type GiftView, giftView, isTold, stateOf } from "./show-gift.ts";

/** A card with the wallets that it can be put into. */
export type ShownCard = OpenedCard & { passes: readonly OfferedPass[] };

/** A gift that was opened. */
export interface OpenedGift {
  gift: GiftView;
  openedNow: boolean;
  cards: readonly ShownCard[];
}

const refusals = {
  TAKEN_BACK: "giftTakenBack",
  BLOCKED: "giftCardBlocked",
  EXPIRED: "cardExpired",
} as const satisfies Partial<Record<GiftState, string>>;

/** A press that opens a gift. */
interface Press {
  key: string;
  /** Whether its buyer may be told. */
  tell: boolean;
  scope: Scope;
}

/** Makes the cards of a locked gift, puts its value on them, and tells its buyer where both agreed. */
const makeCards = async (client: PoolClient, gift: GiftRecord, { key, tell, scope }: Press): Promise<number[]> => {
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
  if (tell && found && isTold(gift, found))
    await writeEmail(services, client, openedEmail, { packageId: gift.package });
  return ids;
};

/**
 * Opens a gift, or finds it open. Locked, so that of many
 * presses one makes the cards, and none where it is taken back.
 */
const open = (token: string, press: Press): Promise<{ gift: GiftRecord; cards: readonly number[] }> =>
  inTransaction(press.scope.services.pool, async (client) => {
    const { key, scope } = press;
    const gift = await lockGiftByToken(client, hashOfToken(token));
    if (gift === undefined) throw new Failure("linkInvalid", "token");
    const { state } = gift;
    if (state === "OPENED") return { gift, cards: gift.cards ?? [] };
    const now = stateOf(gift, scope.storefront.timeZone, scope.services.clock.now());
    if (now !== "UNOPENED" && now !== "OPENED") throw new Failure(refusals[now], "token");
    const cards = await makeCards(client, gift, press);
    return { gift: { ...gift, state: "OPENED", openedBy: key, cards: [...cards] }, cards };
  });

/** The place of a card among those of its gift, from 1. */
const placeOf = (id: number, cards: readonly number[]): number =>
  cards.toSorted((one, other) => one - other).indexOf(id) + 1;

/**
 * `openGift`: makes a gift's cards when it is first opened, and shows the same each time after.
 *
 * @param input `tell`: whether its buyer may be told; it counts at the press that opens it
 * @throws 1002, 2102 where it is blocked, 2103 where its buyer took it back, 2204, 2304 after its last
 * day
 */
export const openGift = async (
  { token, idempotencyKey: key, tell = false }: { token: string; idempotencyKey: string; tell?: boolean },
  scope: Scope,
): Promise<OpenedGift> => {
  await findByToken(token, scope);
  const { gift, cards } = await open(token, { key, tell, scope });
  const shown = await revealCards(cards, "gift.page", scope.services);
  if (shown.length === 0) throw new Failure("giftCardBlocked", "token");
  return {
    gift: await giftView(scope.services.pool, gift, scope),
    openedNow: gift.openedBy === key,
    // A pass is asked for by the place of its card among all, those left out too.
    cards: shown.map((card) => ({ ...card, passes: offeredPasses(token, placeOf(card.id, cards), scope) })),
  };
};
