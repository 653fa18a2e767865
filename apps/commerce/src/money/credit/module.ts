import { defineModule } from "../../platform/module.ts";
import { findBankRefunds } from "./find-bank-refunds.ts";
import { overdueMeasure } from "./measures.ts";

/** What companies may owe, and what they do. */
export const credit = defineModule({
  name: "credit",
  migrations: "money/credit/migrations",
  reports: findBankRefunds,
  measures: [overdueMeasure],
});
