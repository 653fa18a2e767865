import type { CategorySlug } from "../categories.ts";

/**
 * What the written pages say in one language, in Markdown. Names in braces and routes of links are in
 * docs/page-texts.md.
 */
export interface SiteTexts {
  terms: Article<
    | "who"
    | "cards"
    | "ordering"
    | "price"
    | "payment"
    | "delivery"
    | "use"
    | "validity"
    | "withdrawal"
    | "loss"
    | "liability"
    | "complaints"
  >;
  /** `draw` stands where there is one. */
  privacy: Article<"who" | "what" | "why" | "recipients" | "keeping" | "draw" | "security" | "rights">;
  cookies: Article<"what" | "necessary" | "choice" | "storage">;
  deliveryInfo: Article<"email" | "post" | "registered" | "day" | "late">;
  cancellation: Article<"right" | "how" | "limits" | "refund" | "form">;
  imprint: Article<"company" | "register" | "contact" | "complaints">;
  accessibility: Article<"standard" | "limits" | "help" | "complaints">;
  helpdesk: Page & { topics: Readonly<Record<HelpTopic, { title: string; questions: readonly Question[] }>> };
  contact: Page & { before: string; hours: string };
  business: Page & {
    reasons: readonly [Section, Section, Section];
    steps: readonly [Section, Section, Section];
    invoice: Section;
    questions: readonly Question[];
  };
  givingMoments: Page;
  moments: Readonly<Record<MomentKey, Linked & { ideas: Section; words: Section }>>;
  blog: Page;
  posts: Readonly<Record<PostKey, Linked & { sections: readonly [Section, Section, Section] }>>;
  landings: Readonly<Record<LandingKey, Linked & { reasons: readonly [Section, Section, Section]; closing: Section }>>;
  /** Below the gift cards of each category: a heading with two sentences, and a question. */
  categories: Readonly<Record<CategorySlug, Section & Question>>;
  home: { welcome: Section; reasons: readonly [Section, Section, Section]; choice: Section };
  /** Headings of blocks that stand on several pages. */
  headings: {
    /** Above cards that suit the page: "Cards that suit". */
    cards: string;
    /** Above posts of the blog: "Read on". */
    posts: string;
    /** Above posts about companies that give. */
    cases: string;
    /** Above reviews of those who bought. */
    testimonials: string;
    /** Above three steps. */
    steps: string;
    /** Above questions and answers. */
    questions: string;
    /** Above the ways to reach us, and the sentence below it. */
    contact: string;
    contactBody: string;
    /** Link to the giving moments; link to all gift cards. */
    allMoments: string;
    allCards: string;
  };
}

/**
 * A page's heading, and what search engines and previews say of
 * it (70 to 155 characters). `intro` stands under the heading.
 */
export interface Page {
  title: string;
  description: string;
  intro: string;
}

/**
 * A page whose address has words of its own: `path` is ASCII
 * kebab case of three characters or more, unique in its kind.
 */
export interface Linked extends Page {
  path: string;
}

export interface Section {
  title: string;
  body: string;
}

export interface Question {
  question: string;
  answer: string;
}

export type Article<Key extends string> = Page & { sections: Readonly<Record<Key, Section>> };

export const helpTopics = ["ordering", "delivery", "payment", "spending", "problems"] as const;
export type HelpTopic = (typeof helpTopics)[number];

export const momentKeys = [
  "birthday",
  "thank-you",
  "wedding",
  "new-baby",
  "december",
  "get-well",
  "farewell",
  "new-home",
] as const;
export type MomentKey = (typeof momentKeys)[number];

export const postKeys = [
  "choose",
  "message",
  "digital-or-post",
  "birthday-by-age",
  "team-presents",
  "last-minute",
  "film-evening",
] as const;
export type PostKey = (typeof postKeys)[number];

export const landingKeys = ["tonight", "small-presents", "for-a-team"] as const;
export type LandingKey = (typeof landingKeys)[number];
