import { refuse } from "../../../platform/http/reply.ts";
import type { Route } from "../../../platform/module.ts";
import { logoOf } from "./logo-table.ts";
import { pdfPath } from "./pdf-path.ts";
import { quotePdf } from "./quote-pdf.ts";
import { readQuoteByToken } from "./quotes-table.ts";
import { pricedQuote } from "./shown-quote.ts";
import { isQuoteToken } from "./token.ts";

const pathPattern = /^\/documents\/quotes\/([\w-]{43})\.pdf$/;
const sent: ReadonlySet<string> = new Set(["SENT", "ACCEPTED", "EXPIRED"]);

/** `GET /documents/quotes/<token>.pdf`: a quote that was sent, for whoever has its link. */
export const quoteRoute: Route = {
  method: "GET",
  path: pdfPath,
  handle: async (_, response, services, path) => {
    const [, token = ""] = pathPattern.exec(path) ?? [];
    const nothing = () => refuse(response, 404, "There is nothing here.");
    const quote = isQuoteToken(token) ? await readQuoteByToken(services.pool, token) : undefined;
    if (quote === undefined || !sent.has(quote.state)) return nothing();
    const offer = await pricedQuote(services, quote, quote.version);
    const bytes = await quotePdf(offer, await logoOf(services.pool, quote.id));
    if (bytes === undefined) return nothing();
    response.writeHead(200, {
      "content-type": "application/pdf",
      "content-length": bytes.length,
      "content-disposition": `attachment; filename="${quote.reference}.pdf"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    });
    response.end(bytes);
  },
};
