export type { Account, HouseAccount } from "./account.ts";
export { isSpendingStopped, lockCardBalance } from "./balance.ts";
export { type Entry, LedgerConflict, type Posting, postTransaction, postTransactions } from "./post.ts";
