import { builder } from "../../../platform/graphql/builder.ts";
import { answer } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { commentQuote, ownQuote, withdrawQuote } from "../quotes/buyer.ts";
import { showQuote } from "../quotes/show-quote.ts";
import { QuotePayload } from "./quote-type.ts";

const CommentQuoteInput = builder.inputType("CommentQuoteInput", {
  fields: (t) => ({
    idempotencyKey: t.id(),
    text: t.string({ description: "1 to 3000 characters; line breaks are kept." }),
  }),
});

const token = "Of the link that its buyer was sent.";

builder.queryField("quote", (t) =>
  t.field({
    type: QuotePayload,
    description: "The quote of a link; 2501 for any other.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.id({ description: token }) },
    resolve: answer(async (args, scope) => showQuote(scope.services, await ownQuote(args.token, scope))),
  }),
);

builder.mutationField("commentQuote", (t) =>
  t.field({
    type: QuotePayload,
    description: "Writes to the shop about a quote. Idempotent by `idempotencyKey`.",
    args: {
      userData: t.arg({ type: UserDataInput }),
      token: t.arg.id({ description: token }),
      input: t.arg({ type: CommentQuoteInput }),
    },
    resolve: answer(async (args, scope) =>
      showQuote(scope.services, await commentQuote(args.token, args.input, scope)),
    ),
  }),
);

builder.mutationField("withdrawQuote", (t) =>
  t.field({
    type: QuotePayload,
    description: "Says that a quote is not needed any more. 2502 where it was accepted or has expired.",
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.id({ description: token }) },
    resolve: answer(async (args, scope) => showQuote(scope.services, await withdrawQuote(args.token, scope))),
  }),
);
