import { listQuotes } from "../../../shop/business/quotes/quotes-table.ts";
import { type QuoteRecord, quoteStates } from "../../../shop/business/quotes/types.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { payloadOf } from "../../staff/api/payload.ts";
import { storefrontsOf } from "../../staff/api/scope.ts";

export const QuoteStateEnum = staffBuilder.enumType("QuoteState", { values: quoteStates });

const ListedQuoteType = staffBuilder.objectRef<QuoteRecord>("ListedQuote").implement({
  fields: (t) => ({
    reference: t.exposeString("reference"),
    storefront: t.exposeString("storefront"),
    state: t.expose("state", { type: QuoteStateEnum }),
    company: t.string({ nullable: true, resolve: ({ buyer }) => buyer.companyName }),
    email: t.string({ resolve: ({ buyer }) => buyer.email }),
    askedAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
    wantedOn: t.exposeString("wantedOn", {
      nullable: true,
      description: "ISO 8601 date by which the gifts are needed.",
    }),
    validUntil: t.string({ nullable: true, resolve: ({ validUntil }) => validUntil?.toISOString() ?? null }),
  }),
});
const QuoteListType = staffBuilder.objectRef<{ quotes: QuoteRecord[] }>("QuoteList").implement({
  fields: (t) => ({ quotes: t.expose("quotes", { type: [ListedQuoteType] }) }),
});
const QuoteListPayload = payloadOf("QuoteListPayload", QuoteListType);

/** As many as are looked through: who wants an older one says which. */
const mostListed = 100;

staffBuilder.queryField("quotes", (t) =>
  t.field({
    type: QuoteListPayload,
    description: "A hundred quotes, newest first: by reference, or by a part of the company, a name or an address.",
    args: {
      text: t.arg.string(),
      state: t.arg({ type: QuoteStateEnum, required: false }),
      storefronts: t.arg.stringList({ required: false }),
    },
    resolve: staffAnswer("quotes.read", async ({ text, state, storefronts: asked }, scope) => {
      const storefronts = storefrontsOf(scope, asked);
      const filter = { text: text.slice(0, 100), state: state ?? undefined, storefronts, most: mostListed };
      return { quotes: await listQuotes(scope.services.pool, filter) };
    }),
  }),
);
