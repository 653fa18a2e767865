import type { AnsweredRequest } from "../types.ts";

/**
 * REVIEW: a person looks at it; ANSWERED: what can be activated
 * and what cannot, to be paid; ACTIVATED: it was paid.
 */
export type ActivationNews = "REVIEW" | "ANSWERED" | "ACTIVATED";

/** What an email about an activation says. Never logged. */
export interface ActivationEmailFacts {
  request: AnsweredRequest;
  news: ActivationNews;
}
