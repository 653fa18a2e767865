import { type CardBalance, cardsOf, checkBalance } from "../../money/giftcard/index.ts";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { limit } from "../../platform/limit.ts";
import { isRowId, spendCaptcha } from "./judge.ts";
import { requireSession } from "./signed-in.ts";

/** The most cards of an account. */
const cardLimit = 200;
const tries = { name: "account-card", points: 20, seconds: 900 };

const add = prepared<Record<never, never>, [string, number, Date, number]>(
  "account-card-add",
  `insert into account_card (account, card, added_at) select $1, $2, $3
   where (select count(*) from account_card where account = $1) < $4 on conflict do nothing`,
);
const list = prepared<{ card: number }, [string]>(
  "account-card-list",
  "select card from account_card where account = $1",
);
const remove = prepared<Record<never, never>, [string, number]>(
  "account-card-remove",
  "delete from account_card where account = $1 and card = $2",
);

/** The cards of an account, with their balances now. */
export const cardsOfAccount = async (db: Queryable, account: string): Promise<CardBalance[]> => {
  const cards = await list.all(db, account);
  return cards.length === 0
    ? []
    : cardsOf(
        db,
        cards.map(({ card }) => card),
      );
};

/** `accountCards`. Throws 2202. */
export const accountCards = async (scope: Scope): Promise<CardBalance[]> =>
  cardsOfAccount(scope.services.pool, (await requireSession(scope)).account);

interface CardInput {
  cardNumber: string;
  pin: string;
  captchaToken: string;
}

/** `addAccountCard`: by number and PIN, of which wrong ones count as for a balance check. Throws 1002, 1003, 2100, 2101 and 2202. */
export const addAccountCard = async (
  { cardNumber, pin, captchaToken }: CardInput,
  scope: Scope,
): Promise<CardBalance[]> => {
  const { pool, clock, environment } = scope.services;
  const { account } = await requireSession(scope);
  await limit(scope, tries, scope.clientAddress);
  await limit(scope, tries, account);
  await spendCaptcha(scope, captchaToken, "captchaToken");
  const card = await checkBalance(pool, { number: cardNumber, pin }, clock.now(), environment);
  await add.run(pool, account, card.id, clock.now(), cardLimit);
  return cardsOfAccount(pool, account);
};

/** `removeAccountCard`: the card stays what it is, the account forgets it. Throws 2202. */
export const removeAccountCard = async (id: string, scope: Scope): Promise<CardBalance[]> => {
  const { account } = await requireSession(scope);
  if (isRowId(id)) await remove.run(scope.services.pool, account, Number(id));
  return cardsOfAccount(scope.services.pool, account);
};
