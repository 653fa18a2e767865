import type { AggregateRating, Review } from "schema-dts";

/** Reviews of a product as commerce answers them. */
export interface Reviewed {
  count: number;
  /** Null while they are too few. */
  average?: number | null;
  reviews: readonly { author: string; rating: number; text: string; writtenAt: string }[];
}

const bounds = { worstRating: 1, bestRating: 5 } as const;

/**
 * What buyers said of a product, as search engines read it.
 * A rating only where the page shows one; nobody is made up.
 */
export const structuredReviews = ({
  count,
  average,
  reviews,
}: Reviewed): { aggregateRating?: AggregateRating; review?: Review[] } => {
  const signed = reviews.filter(({ author }) => author !== "");
  return {
    ...(average
      ? { aggregateRating: { "@type": "AggregateRating", ratingValue: average, reviewCount: count, ...bounds } }
      : {}),
    ...(signed.length > 0
      ? {
          review: signed.map(({ author, rating, text, writtenAt }) => ({
            "@type": "Review",
            author: { "@type": "Person", name: author },
            datePublished: writtenAt.slice(0, 10),
            reviewBody: text,
            reviewRating: { "@type": "Rating", ratingValue: rating, ...bounds },
          })),
        }
      : {}),
  };
};
