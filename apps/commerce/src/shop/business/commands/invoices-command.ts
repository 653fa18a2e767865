import { getStorefront, isStorefrontCode } from "@giftshop/storefront-config";
import {
  approveCredit,
  bankRefundSent,
  type Decided,
  listCredits,
  markInvoicePaid,
  openOf,
  openReceivables,
  resumeCredit,
  setCreditLimit,
  stopCredit,
  waitingBankRefunds,
} from "../../../money/credit/index.ts";
import { toDecimal } from "../../../money/payment/index.ts";
import type { RunCommand, Said } from "../../../platform/command.ts";
import { inTransaction } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { amountIn, staffName } from "./arguments.ts";

const usage: Said = {
  text: [
    "invoices lists what is owed; invoices credit lists companies",
    "invoices paid <order number> <why …>; invoices part <order number> <amount> <bank reference> <why …>",
    "invoices refunds lists what goes back by bank; invoices refunded <order number> <bank reference>",
    "invoices approve <storefront> <email> <VAT number, or -> <company name …>",
    "invoices limit <credit> <amount> <why …>",
    "invoices stop <credit> <why …>; invoices resume <credit> <why …>",
  ].join("\n"),
  done: false,
};

const owed = async ({ pool }: Services): Promise<Said> => {
  const lines = (await openReceivables(pool, "9999-12-31")).map(
    ({ orderNumber, companyName, currency, dueOn, reminded, ...owed }) =>
      [orderNumber, dueOn, toDecimal(openOf(owed), currency), currency, companyName, `reminders: ${reminded}`].join(
        "  ",
      ),
  );
  return { text: lines.join("\n") || "Nothing is owed.", done: true };
};

const refunds = async ({ pool }: Services): Promise<Said> => {
  const lines = (await waitingBankRefunds(pool)).map(({ orderNumber, amount, currency, companyName, owedAt }) =>
    [orderNumber, toDecimal(amount, currency), currency, companyName, owedAt.toISOString().slice(0, 10)].join("  "),
  );
  return { text: lines.join("\n") || "Nothing goes back by bank.", done: true };
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

/** Approves the first credit of a company whose mailbox staff know. */
const approve = async ({ pool, clock }: Services, code: string, words: readonly string[]): Promise<Said> => {
  const [email, vatNumber, ...name] = words;
  if (!isStorefrontCode(code) || email === undefined || vatNumber === undefined || name.length === 0) return usage;
  const { legalEntity, currency } = getStorefront(code);
  const by = { staff: staffName(), why: "approved by hand" };
  const number = vatNumber === "-" ? null : vatNumber;
  const company = { legalEntity, currency, email, companyName: name.join(" "), vatNumber: number };
  const credit = await inTransaction(pool, (client) => approveCredit(client, company, by, clock.now()));
  return { text: `${credit}: approved.`, done: true };
};

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
  if (verb === "refunded") {
    const sent = await bankRefundSent(pool, what, { staff: staffName(), reference: words.join(" ") }, now);
    return outcome(what, sent, "sent back.", "nothing of it waits to be sent back.");
  }
  if (verb === "part") {
    const [cause, ...why] = rest;
    const part = amountIn(first);
    if (part === undefined || part === 0 || cause === undefined || why.length === 0) return usage;
    const marked = await markInvoicePaid(pool, what, { ...by(why), part, cause }, now);
    const refused = { UNKNOWN: "nothing is owed for it.", TOO_MUCH: "less is open.", ALREADY_PAID: "it was noted." };
    const text = marked === "PAID" ? "paid." : "paid in part.";
    return outcome(
      what,
      marked === "PAID" || marked === "PART_PAID",
      text,
      marked in refused ? refused[marked as keyof typeof refused] : "",
    );
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
  if (verb === "refunds") return refunds(services);
  if (what !== undefined && verb === "approve") return approve(services, what, words);
  return what === undefined || words.length === 0 ? usage : change(services, verb, what, words);
};
