export { balancesOf, isSpendingStopped, lockCardBalance, lockCardBalances } from "./balance.ts";
export { LedgerConflict, type Posting, postTransaction, postTransactions } from "./post.ts";
export { lockPromotionBudget, type PromotionSum, promotionSums } from "./promotion.ts";
export { cardBalances, type LedgerSum, ledgerSums } from "./sums.ts";
