export { availableOf, type Credit, creditOfBuyer, listCredits } from "./credit-table.ts";
export {
  approveCredit,
  type Decided,
  markInvoicePaid,
  resumeCredit,
  setCreditLimit,
  stopCredit,
} from "./decide.ts";
export { noteReminded, type OpenReceivable, openReceivables, type Receivable, receivableOf } from "./receivables.ts";
export { takeCredit } from "./take-credit.ts";
