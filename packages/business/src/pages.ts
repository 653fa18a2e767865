import { cachedWith, definePage } from "@giftshop/page";

/** Where a company asks for a quote. Read out of an email its address names one. */
export const businessQuotePage = definePage({
  route: "businessQuote",
  hydration: "at-once",
  cache: cachedWith(300, "catalogue"),
  referrer: "no-referrer",
  sitemap: "itself",
});

/** Where a company sends gifts to a whole list: whose lists they are comes after the page. */
export const manyRecipientsPage = definePage({
  route: "manyRecipients",
  hydration: "at-once",
  cache: cachedWith(300, "catalogue"),
  sitemap: "itself",
});

/** The pages of this package. */
export const pages = [businessQuotePage, manyRecipientsPage];
