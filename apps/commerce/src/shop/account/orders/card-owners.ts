import type { Language } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** An account whose mailbox was proven. */
export interface CardOwner {
  account: string;
  name: string;
  email: string;
  language: Language;
}

const columns = "a.id as account, a.first_name as name, a.email, a.language";
const ofCards = prepared<CardOwner & { card: number }, [readonly number[]]>(
  "account-card-owners",
  `select c.card, ${columns} from account_card c join account a on a.id = c.account
   where c.card = any ($1::bigint[]) and c.removed_at is null and a.email_verified_at is not null order by c.card, a.id`,
);
const find = prepared<CardOwner, [string]>(
  "account-card-owner",
  `select ${columns} from account a where a.id = $1 and a.email_verified_at is not null`,
);

/** Who has these cards among those of their account, of accounts whose mailbox was proven. */
export const ownersOfCards = (db: Queryable, cards: readonly number[]): Promise<(CardOwner & { card: number })[]> =>
  ofCards.all(db, cards);

/** One of them, as long as there is such an account. */
export const findCardOwner = (db: Queryable, account: string): Promise<CardOwner | undefined> =>
  find.first(db, account);

const inAny = prepared<Record<never, never>, [readonly number[]]>(
  "account-card-in-any",
  "select from account_card where card = any ($1::bigint[]) and removed_at is null limit 1",
);

/** Whether somebody has one of these cards among those of their account. */
export const inAccounts = async (db: Queryable, cards: readonly number[]): Promise<boolean> =>
  (await inAny.first(db, cards)) !== undefined;
