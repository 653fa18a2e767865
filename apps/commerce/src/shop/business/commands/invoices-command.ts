import {
  type Decided,
  listCredits,
  markInvoicePaid,
  openReceivables,
  resumeCredit,
  setCreditLimit,
  stopCredit,
} from "../../../money/credit/index.ts";
import { toDecimal } from "../../../money/payment/index.ts";
import type { RunCommand, Said } from "../../../platform/command.ts";
import type { Services } from "../../../platform/services.ts";
import { amountIn, staffName } from "./arguments.ts";

const usage: Said = {
  text: [
    "invoices lists what is owed; invoices credit lists companies",
    "invoices paid <order number> <why …>",
    "invoices limit <credit> <amount> <why …>",
    "invoices stop <credit> <why …>; invoices resume <credit> <why …>",
  ].join("\n"),
  done: false,
};

const owed = async ({ pool }: Services): Promise<Said> => {
  const lines = (await openReceivables(pool, "9999-12-31")).map(
    ({ orderNumber, companyName, amount, currency, dueOn, reminded }) =>
      [orderNumber, dueOn, toDecimal(amount, currency), currency, companyName, `reminders: ${reminded}`].join("  "),
  );
  return { text: lines.join("\n") || "Nothing is owed.", done: true };
};

const companies = async ({ pool }: Services): Promise<Said> => {
  const lines = (await listCredits(pool)).map(({ id, companyName, creditLimit, used, currency, stoppedAt }) => {
    const amounts = `${toDecimal(used, currency)} of ${toDecimal(creditLimit, currency)} ${currency}`;
    return [id, companyName, amounts, stoppedAt ? "stopped" : ""].join("  ").trim();
  });
  return { text: lines.join("\n") || "No company has credit.", done: true };
};

const outcome = (what: string, done: boolean, text: string, refused: string): Said => ({
  text: `${what}: ${done ? text : refused}`,
  done,
});

const change = async (
  { pool, clock }: Services,
  verb: string,
  what: string,
  words: readonly string[],
): Promise<Said> => {
  const now = clock.now();
  const by = (why: readonly string[]): Decided => ({ staff: staffName(), why: why.join(" ") });
  const [first, ...rest] = words;
  if (verb === "paid") {
    const marked = await markInvoicePaid(pool, what, by(words), now);
    return outcome(what, marked === "PAID", "paid.", marked === "UNKNOWN" ? "nothing is owed for it." : "it was paid.");
  }
  if (verb === "stop")
    return outcome(what, await stopCredit(pool, what, by(words), now), "stopped.", "it was not open.");
  if (verb === "resume")
    return outcome(what, await resumeCredit(pool, what, by(words), now), "open again.", "it was not stopped.");
  const amount = amountIn(first);
  if (verb !== "limit" || amount === undefined || rest.length === 0) return usage;
  return outcome(what, await setCreditLimit(pool, what, amount, by(rest), now), "changed.", "there is no such credit.");
};

/** `commerce invoices …` */
export const invoicesCommand: RunCommand = async (services, [verb, what, ...words]) => {
  if (verb === undefined) return owed(services);
  if (verb === "credit") return companies(services);
  return what === undefined || words.length === 0 ? usage : change(services, verb, what, words);
};
