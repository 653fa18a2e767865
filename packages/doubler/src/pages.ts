import { cachedWith, definePage } from "@giftshop/page";

/**
 * The draw: what it is, until when, who won. Its figures change all the time, and are a minute old at most.
 */
export const doublerPage = definePage({
  route: "doubler",
  hydration: "deferred",
  cache: cachedWith(60, "doubler"),
  sitemap: "itself",
});

/** Whoever has entered; the receipt is this browser's alone. */
export const doublerThanksPage = definePage({
  route: "doublerThanks",
  hydration: "at-once",
  cache: cachedWith(3600, "catalogue"),
  sitemap: "none",
});

/** How anybody checks a draw. */
export const doublerCheckPage = definePage({
  route: "doublerCheck",
  hydration: "at-once",
  cache: cachedWith(60, "doubler"),
  sitemap: "itself",
});

/** Where a winner claims, by the link of an email. */
export const doublerClaimPage = definePage({
  route: "doublerClaim",
  hydration: "at-once",
  cache: cachedWith(3600),
  // The link carries a token in the address, until the page takes it from there.
  referrer: "no-referrer",
  sitemap: "none",
});

/** The pages of this package. */
export const pages = [doublerPage, doublerThanksPage, doublerCheckPage, doublerClaimPage];
