import { inTransaction } from "../../../platform/database/index.ts";
import { decideWithin } from "../../../shop/review/decide.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done } from "../../staff/api/payload.ts";
import { audit, requirePlace, whyOf } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";

staffBuilder.mutationField("decideReview", (t) =>
  t.field({
    type: DonePayload,
    description: "Shows a review, or keeps it from being shown. Praise and criticism alike are shown.",
    args: { id: t.arg.id(), publish: t.arg.boolean(), why: t.arg.string() },
    resolve: staffAnswer("reviews.decide", ({ id, publish, why }, scope) => {
      if (!/^\d{1,15}$/u.test(id)) throw new Refused("NOT_FOUND", "id");
      const said = whyOf(why);
      const { services, actor } = scope;
      return inTransaction(services.pool, async (client) => {
        const state = publish ? "PUBLISHED" : "REFUSED";
        const decision = { id: Number(id), state, by: actor.name, why: publish ? null : said } as const;
        const review = await decideWithin(services, client, decision);
        if (review === undefined) throw new Refused("NOT_FOUND", "id");
        requirePlace(scope, review.storefront);
        const { storefront, product } = review;
        await audit(scope, client, { subject: `review ${id}`, storefront, after: { state, product }, why: said });
        return done;
      });
    }),
  }),
);
