export {
  activateCards,
  type BlankCard,
  cardsByHash,
  cardsOfLines,
  lockCards,
  numberHashOf,
  packBlankCards,
} from "./blank.ts";
export { blockCards, blockedCards, blockTheseCards, unblockCards, unblockTheseCards } from "./block.ts";
export { cardsEnding, type DayRedeemed, redeemedOf } from "./card-figures.ts";
export { type CardSecrets, decryptText, encryptText, keyId } from "./card-keys.ts";
export { type CardBalance, cardsJson, cardsOf, checkBalance, recogniseCard } from "./check-balance.ts";
export { type DecisionReason, decideBlock, type NotReissued, reissueCard } from "./decisions.ts";
export { earlierDay, endOfDay, expiryOf, isExpired, lastDayOf, validityOf } from "./expiry/expiry.ts";
export { inheritedDay } from "./expiry/inherited-day.ts";
export { type ExpiringCard, takeExpiring } from "./expiry/remind.ts";
export {
  type CardPayment,
  cardPayments,
  cardsPaying,
  paymentsBy,
  paymentsOfOrder,
  problemOfCard,
  sharesOfOrder,
} from "./holds/card-payments.ts";
export { capturePosting } from "./holds/hold-postings.ts";
export { sharesJson } from "./holds/hold-rows.ts";
export {
  captureHolds,
  extendHolds,
  holdCards,
  holdExactly,
  type Judged,
  lockShares,
  releaseHolds,
  setAside,
} from "./holds/holds.ts";
export { type CardShare, sumOf } from "./holds/pay-from.ts";
export { refundToCards } from "./holds/refund-to-cards.ts";
export { type CardToIssue, type IssuedCard, issueCards } from "./issue.ts";
export {
  issuePromotionCard,
  returnPromotionBudget,
  setPromotionBudget,
} from "./promotion.ts";
export { reissueSold } from "./reissue-sold.ts";
export { revealCard, revealCards } from "./reveal.ts";
export { lockSoldCards, revokeCards, type SoldCard } from "./revoke.ts";
export { type CardEvent, cardEvents, linesByDigits, linesByNumber, type StaffCard, staffCards } from "./staff-view.ts";
export { lockCards as lockWithTerms, whyUnusable } from "./terms.ts";
