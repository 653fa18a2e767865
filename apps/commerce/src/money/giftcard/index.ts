export { blockCards, blockedCards, unblockCards } from "./block.ts";
export type { CardSecrets } from "./card-keys.ts";
export { type CardBalance, cardsOf, checkBalance } from "./check-balance.ts";
export { expiryOf } from "./expiry.ts";
export { type CardToIssue, type IssuedCard, issueCards } from "./issue.ts";
export { revealCards } from "./reveal.ts";
