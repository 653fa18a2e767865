import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../platform/database/index.ts";

/** A review as everybody may read it. */
export interface PublishedReview {
  /** First name; empty once it was forgotten. */
  author: string;
  /** Path of the product. */
  product: string;
  rating: number;
  body: string;
  writtenAt: Date;
}

/** Reviews of a product in a storefront. */
export interface Rated {
  count: number;
  /** Mean of all, stars; null while they are too few to say anything. */
  average: number | null;
}

/** Least reviews of which an average is shown (decisions, "Language varieties"). */
export const leastForAverage = 5;

const rated = prepared<{ count: number; average: number | null }, [string, string]>(
  "reviews-rated",
  `select count(*)::int as count, round(avg(rating), 1)::float8 as average from review
   where storefront = $1 and product = $2 and state = 'PUBLISHED'`,
);
const columns = `author, product, rating, body, written_at as "writtenAt"`;
const ofProduct = prepared<PublishedReview, [string, string, string, number]>(
  "reviews-of-product",
  `select ${columns} from review where storefront = $1 and product = $2 and language = $3 and state = 'PUBLISHED' and body <> ''
   order by written_at desc, id desc limit $4`,
);
const newest = prepared<PublishedReview, [string, string, number]>(
  "reviews-newest",
  `select ${columns} from review where storefront = $1 and language = $2 and state = 'PUBLISHED' and body <> ''
   order by decided_at desc, id desc limit $3`,
);

/** How a product was rated in a storefront, in all of its languages. */
export const ratedOf = async (db: Queryable, storefront: StorefrontCode, product: string): Promise<Rated> => {
  const { count = 0, average = null } = (await rated.first(db, storefront, product)) ?? {};
  return { count, average: count < leastForAverage ? null : average };
};

/** What was written of a product in one language, newest first, whatever its stars. */
export const reviewsOfProduct = (
  db: Queryable,
  { storefront, product, language }: { storefront: StorefrontCode; product: string; language: Language },
  most: number,
): Promise<PublishedReview[]> => ofProduct.all(db, storefront, product, language, most);

/** What was written of anything that a storefront sells, newest first, whatever its stars. */
export const newestReviews = (
  db: Queryable,
  { storefront, language }: { storefront: StorefrontCode; language: Language },
  most: number,
): Promise<PublishedReview[]> => newest.all(db, storefront, language, most);
