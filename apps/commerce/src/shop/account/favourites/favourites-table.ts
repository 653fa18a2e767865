import { prepared } from "../../../platform/database/index.ts";

/** The products of an account in every storefront, the latest first. */
export const listFavourites = prepared<{ product: number }, [string]>(
  "account-favourite-list",
  "select product from account_favourite where account = $1 order by position desc",
);

/** Adds products, the last one first in the list; those that are there keep their place. */
export const addFavourites = prepared<Record<never, never>, [string, readonly number[], Date]>(
  "account-favourite-add",
  `insert into account_favourite (account, product, added_at)
   select $1, id, $3 from unnest($2::integer[]) with ordinality as given (id, place) order by place
   on conflict do nothing`,
);

export const removeFavourite = prepared<Record<never, never>, [string, number]>(
  "account-favourite-remove",
  "delete from account_favourite where account = $1 and product = $2",
);

/** Forgets all but the latest. */
export const trimFavourites = prepared<Record<never, never>, [string, number]>(
  "account-favourite-trim",
  `delete from account_favourite where account = $1 and position <=
   (select position from account_favourite where account = $1 order by position desc offset $2 limit 1)`,
);

/** Notes that a browser's list is taken over; nothing where it was before. */
export const noteList = prepared<{ list: string }, [string, string, Date]>(
  "account-favourite-note",
  "insert into account_favourite_list (account, list, merged_at) values ($1, $2, $3) on conflict do nothing returning list",
);

/** Favourites with the time when each was added, for who wants to see what is kept. */
export const datedFavourites = prepared<{ product: number; addedAt: Date }, [string]>(
  "account-favourite-dated",
  `select product, added_at as "addedAt" from account_favourite where account = $1 order by position desc`,
);
