export {
  type BankRefund,
  bankRefundSent,
  bankRefundSentWithin,
  bankRefundsOf,
  lockBankRefund,
  returnByBank,
  waitingBankRefunds,
} from "./bank-refunds.ts";
export {
  availableOf,
  buyersOfCredit,
  type Credit,
  creditById,
  creditOfBuyer,
  creditsById,
  listCredits,
  lockCredit,
} from "./credit-table.ts";
export {
  approveCredit,
  creditInvoice,
  type Decided,
  markInvoicePaid,
  markInvoicePaidWithin,
  resumeCredit,
  resumeCreditWithin,
  setCreditLimit,
  setCreditLimitWithin,
  stopCredit,
} from "./decide.ts";
export {
  noteReminded,
  type OpenReceivable,
  openOf,
  openReceivables,
  type Receivable,
  receivableOf,
  receivablesOf,
  type Spend,
  spendOf,
} from "./receivables.ts";
export { takeCredit } from "./take-credit.ts";
