import { type CardBalance, cardsOf, cardsOfLines, checkBalance, whyUnusable } from "../../money/giftcard/index.ts";
import { linesReceivedBy } from "../../money/order/index.ts";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { limit } from "../../platform/limit.ts";
import { readView } from "../catalogue/snapshot/view.ts";
import { paymentContextOf } from "../checkout/payments/payment-context.ts";
import { exchangesOf } from "../exchange/exchange-of.ts";
import { beginWithCard, showUnderWay } from "../redeem/index.ts";
import type { AccountRecord } from "./accounts-table.ts";
import { isRowId, spendCaptcha } from "./judge.ts";
import { requireAccount } from "./signing-in/signed-in.ts";

/** The most cards of an account. */
const cardLimit = 200;
const exchanges = { name: "account-redeem", points: 30, seconds: 900 };
const tries = { name: "account-card", points: 20, seconds: 900 };

const add = prepared<Record<never, never>, [string, number, Date, number]>(
  "account-card-add",
  `insert into account_card (account, card, added_at) select $1, $2, $3
   where (select count(*) from account_card where account = $1 and removed_at is null) < $4
   on conflict (account, card) do update set removed_at = null`,
);
const list = prepared<{ card: number; removed: boolean }, [string]>(
  "account-card-list",
  "select card, removed_at is not null as removed from account_card where account = $1",
);
/** A card that came by email has no row until it is taken out. */
const remove = prepared<Record<never, never>, [string, number, Date]>(
  "account-card-remove",
  `insert into account_card (account, card, added_at, removed_at) values ($1, $2, $3, $3)
   on conflict (account, card) do update set removed_at = excluded.removed_at`,
);

/** A card as its owner sees it. */
export interface OwnCard extends CardBalance {
  /** Whether it can be exchanged in the shop that asks. */
  canRedeem: boolean;
}

type Owner = Pick<AccountRecord, "id" | "email" | "verified" | "legalEntity">;

/** Cards that came to the mailbox of an account; none until it was proven. */
const receivedCards = async (db: Queryable, { email, verified, legalEntity }: Owner): Promise<number[]> => {
  if (!verified) return [];
  const lines = await linesReceivedBy(db, { email, legalEntity });
  return lines.length === 0 ? [] : (await cardsOfLines(db, lines)).map(({ id }) => id);
};

/** The cards of an account, added by number and PIN or received with its email, with their balances now. */
export const cardsOfAccount = async (db: Queryable, owner: Owner): Promise<CardBalance[]> => {
  const rows = await list.all(db, owner.id);
  const cards = new Set([...rows.map(({ card }) => card), ...(await receivedCards(db, owner))]);
  for (const { card, removed } of rows) if (removed) cards.delete(card);
  return cards.size === 0 ? [] : cardsOf(db, [...cards]);
};

/** Cards of an account, and which of them can be exchanged here. */
const ownCards = async (owner: Owner, scope: Scope): Promise<OwnCard[]> => {
  const { services, storefront } = scope;
  const cards = await cardsOfAccount(services.pool, owner);
  const { snapshot } = await readView(services, scope);
  const exchanges = await exchangesOf(services.pool, snapshot, cards);
  const now = services.clock.now();
  return cards.map((card) => {
    const here = card.storefront === storefront.code && card.balance > 0 && whyUnusable(card, now) === undefined;
    return { ...card, canRedeem: here && typeof exchanges.get(card.id) === "object" };
  });
};

/** `accountCards`. Throws 2202. */
export const accountCards = async (scope: Scope): Promise<OwnCard[]> => ownCards(await requireAccount(scope), scope);

interface CardInput {
  cardNumber: string;
  pin: string;
  captchaToken: string;
}

/**
 * `addAccountCard`: by number and PIN, of which wrong ones count
 * as for a balance check. Throws 1002, 1003, 2100, 2101 and 2202.
 */
export const addAccountCard = async (
  { cardNumber, pin, captchaToken }: CardInput,
  scope: Scope,
): Promise<OwnCard[]> => {
  const { pool, clock, environment } = scope.services;
  const account = await requireAccount(scope);
  await limit(scope, tries, scope.clientAddress);
  await limit(scope, tries, account.id);
  await spendCaptcha(scope, captchaToken, "captchaToken");
  const card = await checkBalance(pool, { number: cardNumber, pin }, clock.now(), environment);
  await add.run(pool, account.id, card.id, clock.now(), cardLimit);
  return ownCards(account, scope);
};

const ownCard = async (id: string, owner: Owner, db: Queryable): Promise<CardBalance | undefined> =>
  isRowId(id) ? (await cardsOfAccount(db, owner)).find((card) => card.id === Number(id)) : undefined;

/** `removeAccountCard`: the card stays what it is, the account forgets it. Throws 2202. */
export const removeAccountCard = async (id: string, scope: Scope): Promise<OwnCard[]> => {
  const account = await requireAccount(scope);
  const { pool, clock } = scope.services;
  const card = await ownCard(id, account, pool);
  if (card) await remove.run(pool, account.id, card.id, clock.now());
  return ownCards(account, scope);
};

/**
 * `redeemAccountCard`: begins an exchange with a card of the account, which has proved to hold
 * it: no number and no PIN is typed again. Throws 2100, 2202, 2303 to 2307, 2309 and 2310.
 */
export const redeemAccountCard = async (id: string, scope: Scope) => {
  const account = await requireAccount(scope);
  await limit(scope, exchanges, account.id);
  const card = await ownCard(id, account, scope.services.pool);
  if (card === undefined) throw new Failure("giftCardNotRecognised", "id");
  await beginWithCard(card, scope, paymentContextOf(scope.services));
  return showUnderWay(scope);
};
