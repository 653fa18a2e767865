/** Where a name sounds at home; `everywhere` travels. */
export const regions = ["everywhere", "nl", "fr", "de", "en", "es", "it", "pt", "pl", "nordic", "ar"] as const;
export type Region = (typeof regions)[number];

/** Invented brand names of one category. */
export type BrandNames = Readonly<Record<Region, readonly string[]>>;
