/**
 * Kinds of pages that are written. The first line has one page
 * each; the others have many, each with a path of its own.
 */
export const pageKinds = [
  ...(["HOME", "BLOG", "GIVING_MOMENTS", "BUSINESS", "HELPDESK", "CONTACT"] as const),
  ...(["TERMS", "PRIVACY", "COOKIES", "DELIVERY", "CANCELLATION", "IMPRINT", "ACCESSIBILITY"] as const),
  ...(["POST", "GIVING_MOMENT", "LANDING", "CATEGORY", "QUEUE"] as const),
] as const;
export type PageKind = (typeof pageKinds)[number];

/**
 * Content block types (specification, section 3, enumerations); those
 * it calls "title/body/image/link/USPS variants" are spelled out.
 */
export const blockTypes = [
  "TITLE_AND_BODY",
  "IMAGE_BODY",
  "TITLE_BODY_LINK",
  "TITLE_BODY_USPS",
  "COLORED",
  "WITH_HAND",
  "PRODUCT_REFERENCE_BLOCK",
  "BLOG_BLOCK",
  "TESTIMONIAL_BLOCK",
  "CONTACT",
  "QUESTIONS",
  "VIDEO",
] as const;
export type BlockType = (typeof blockTypes)[number];

/** Most reviews that one block shows. */
export const mostReviewsOfBlock = 12;

/** Most posts that one block shows. */
export const mostPostsOfBlock = 12;

export const videoProviders = ["YOUTUBE", "VIMEO", "SELF_HOSTED"] as const;
export type VideoProvider = (typeof videoProviders)[number];

/**
 * One block of a page, with what `contentPageSchema` says its type needs; bodies are Markdown (CommonMark
 * without HTML) in which links name a route, `route:terms`.
 */
export interface ContentBlock {
  blockType: BlockType;
  title?: string | undefined;
  body?: string | undefined;
  /** Name of a picture in `media`, and what it shows; empty where it only decorates. */
  image?: { hash: string; alt: string } | undefined;
  /**
   * Where it leads: `route:listing`, or an address that begins with
   * https:, http: (to hosts that are allowed), mailto: or tel:.
   */
  link?: { text: string; to: string } | undefined;
  /** USPS, questions with answers. */
  items?: readonly { title: string; body: string }[] | undefined;
  /** Products of a category or by their paths; else of the page's occasion, or the most chosen. */
  products?: { category?: string | undefined; paths?: readonly string[] | undefined; count: number } | undefined;
  /** Posts that a BLOG_BLOCK shows: how many, with which taxonomy term. */
  posts?: { term?: string | undefined; count: number } | undefined;
  /**
   * Reviews of buyers that a TESTIMONIAL_BLOCK shows, newest
   * first: real ones alone, so that none is written here.
   */
  reviews?: { count: number } | undefined;
  video?: { provider: VideoProvider; url: string; mimeType?: string | undefined; title: string } | undefined;
  /** Terms that a queue of blocks is filtered by. */
  taxonomy?: readonly string[] | undefined;
}

/** A page in one language, as it comes in and goes out as a file. */
export interface ContentPage {
  storefront: string;
  kind: PageKind;
  /** Stable name, the same in every language; kebab case. */
  key: string;
  language: string;
  /** Last segment of its address; empty where the route alone is the address. */
  path: string;
  title: string;
  description: string;
  intro: string;
  image?: string | undefined;
  noindex: boolean;
  /** Keywords for search engines. Default: none. */
  keywords?: readonly string[] | undefined;
  /** Search engines follow none of its links. Default `false`. */
  nofollow?: boolean | undefined;
  /**
   * Order among pages of its kind, from 0; without one a draft's page stays where it is, and any other page
   * is first.
   */
  position?: number | undefined;
  taxonomy: readonly string[];
  blocks: readonly ContentBlock[];
}
