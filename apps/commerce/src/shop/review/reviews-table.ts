import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";

export type ReviewState = "PENDING" | "PUBLISHED" | "REFUSED";

/** What a buyer wrote of a product. */
export interface ReviewRecord {
  id: number;
  orderId: string;
  storefront: StorefrontCode;
  /** Path of the product. */
  product: string;
  language: Language;
  /** 1 to 5. */
  rating: number;
  body: string;
  author: string;
  writtenAt: Date;
  state: ReviewState;
}

/** What a buyer says now. */
export type WrittenReview = Omit<ReviewRecord, "id" | "state">;

const columns = `id::float8 as id, order_id as "orderId", storefront, product, language, rating, body, author,
  written_at as "writtenAt", state`;

// What is written anew is read anew before it is shown; the same words again change nothing.
const write = prepared<Record<never, never>, [string, StorefrontCode, string, Language, number, string, string, Date]>(
  "review-write",
  `insert into review as r (order_id, storefront, product, language, rating, body, author, written_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8)
   on conflict (order_id, product) do update set language = excluded.language, rating = excluded.rating, body = excluded.body,
     author = excluded.author, written_at = excluded.written_at, state = 'PENDING', decided_at = null, decided_by = null, why = null
   where (r.rating, r.body) is distinct from (excluded.rating, excluded.body)`,
);
const ofOrder = prepared<ReviewRecord, [string]>(
  "reviews-of-order",
  `select ${columns} from review where order_id = $1 order by id`,
);
const waiting = prepared<ReviewRecord, [number]>(
  "reviews-waiting",
  `select ${columns} from review where state = 'PENDING' order by written_at, id limit $1`,
);
const decide = prepared<ReviewRecord, [number, ReviewState, Date, string, string | null]>(
  "review-decide",
  `update review set state = $2, decided_at = $3, decided_by = $4, why = $5 where id = $1 and state <> $2 returning ${columns}`,
);
const forgetNames = prepared<Record<never, never>, [Date, number]>(
  "review-forget-names",
  `update review set author = '' where id in (
     select id from review where author <> '' and written_at < $1 order by written_at limit $2 for update skip locked)`,
);
const overdue = prepared<{ id: number }, [Date]>(
  "reviews-overdue",
  "select id::float8 as id from review where state = 'PENDING' and written_at < $1 order by id limit 100",
);

/** Writes a review, or changes it: then it waits again to be read. Answers whether anything changed. */
export const writeReviewRow = async (client: Queryable, review: WrittenReview): Promise<boolean> => {
  const { orderId, storefront, product, language, rating, body, author, writtenAt } = review;
  return (await write.run(client, orderId, storefront, product, language, rating, body, author, writtenAt)) === 1;
};

export const reviewsOfOrder = (db: Queryable, orderId: string): Promise<ReviewRecord[]> => ofOrder.all(db, orderId);

/** Reviews that nobody has read, oldest first. */
export const waitingReviews = (db: Queryable, most: number): Promise<ReviewRecord[]> => waiting.all(db, most);

/**
 * Publishes or refuses a review, also one that was decided the
 * other way; `undefined` where there is nothing to change.
 */
export const decideReview = (
  client: Queryable,
  {
    id,
    state,
    by,
    why,
    now,
  }: { id: number; state: "PUBLISHED" | "REFUSED"; by: string; why: string | null; now: Date },
): Promise<ReviewRecord | undefined> => decide.first(client, id, state, now, by, why);

/** Takes names off reviews of before a day; answers how many that were. */
export const forgetAuthors = (client: Queryable, before: Date, most: number): Promise<number> =>
  forgetNames.run(client, before, most);

/** Reviews that have waited since before a moment. */
export const overdueReviews = async (db: Queryable, before: Date): Promise<number[]> =>
  (await overdue.all(db, before)).map(({ id }) => id);
