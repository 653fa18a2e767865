import { formatMoney } from "@giftshop/messages";
import type { RunCommand, Said } from "../../../platform/command.ts";
import type { Services } from "../../../platform/services.ts";
import { listQuotes, readQuoteByReference } from "../quotes/quotes-table.ts";
import { pricedQuote } from "../quotes/shown-quote.ts";
import { commentAsStaff, priceQuote, sendQuote, withdrawAsStaff } from "../quotes/staff.ts";
import { quoteStates } from "../quotes/types.ts";
import { readVersion } from "../quotes/versions-table.ts";
import { amountIn, named, said, staffName } from "./arguments.ts";

const usage: Said = {
  text: [
    "quotes [list [SUBMITTED|PRICED|SENT|ACCEPTED|EXPIRED|WITHDRAWN]]",
    "quotes price <reference> [shipping=4.50] [wrapper=0.50] [packing=1] [until=2026-12-31]",
    "quotes send <reference> [invoice]",
    "quotes comment <reference> <text …>",
    "quotes withdraw <reference>",
  ].join("\n"),
  done: false,
};

const list = async (services: Services, state: string | undefined): Promise<Said> => {
  const quotes = await listQuotes(services.pool, { state: quoteStates.find((one) => one === state) });
  const lines: string[] = [];
  for (const quote of quotes) {
    const { priced, storefront } = await pricedQuote(services, quote, quote.version);
    const total = priced && formatMoney({ value: priced.grandTotal, currency: storefront.currency }, "en");
    const { createdAt, reference, state: at, buyer } = quote;
    const words = [createdAt.toISOString().slice(0, 16), reference, at, storefront.code, buyer.companyName, total];
    lines.push(words.filter(Boolean).join("  "));
  }
  return { text: lines.join("\n") || "There is no such quote.", done: true };
};

/** Prices what was asked for: the buyer's lines, with what is named otherwise. */
const price = (services: Services, reference: string, words: readonly string[]): Promise<Said> =>
  said(reference, async () => {
    const quote = await readQuoteByReference(services.pool, reference);
    const asked = quote ? (await readVersion(services.pool, quote.id, quote.version)).lines : [];
    const options = named(words);
    const [wrapper, packing] = [amountIn(options.get("wrapper")), amountIn(options.get("packing"))];
    const until = options.get("until");
    const version = await priceQuote(services, {
      reference,
      staff: staffName(),
      lines: asked.map((line) => ({
        ...line,
        wrapperPrice: line.wrapper === null ? null : (wrapper ?? line.wrapperPrice),
        giftPackingPrice: line.giftPacking === null ? null : (packing ?? line.giftPackingPrice),
      })),
      shipping: amountIn(options.get("shipping")),
      validUntil: until === undefined ? undefined : new Date(until),
    });
    return `priced, version ${version}.`;
  });

/** `commerce quotes …` */
export const quotesCommand: RunCommand = async (services, [verb = "list", reference, ...words]) => {
  const staff = staffName();
  if (verb === "list") return list(services, reference);
  if (reference === undefined) return usage;
  switch (verb) {
    case "price":
      return price(services, reference, words);
    case "send":
      return said(reference, async () => {
        await sendQuote(services, { reference, staff, onInvoice: words.includes("invoice") });
        return "sent.";
      });
    case "comment":
      if (words.length === 0) return usage;
      return said(reference, async () => {
        await commentAsStaff(services, { reference, staff, text: words.join(" ") });
        return "told.";
      });
    case "withdraw":
      return said(reference, async () => {
        await withdrawAsStaff(services, { reference, staff });
        return "withdrawn.";
      });
    default:
      return usage;
  }
};
