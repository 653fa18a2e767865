import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { OutcomePayload } from "../../staff/api/outcome.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { whyOf } from "../../staff/api/scope.ts";
import { act } from "../actions/action.ts";
import { claimAction, refuseClaim } from "../actions/claim.ts";
import { type BulkLine, doBulk, previewBulk } from "../bulk.ts";
import { atOnce, rowId } from "./at-once.ts";

const LineType = staffBuilder.objectRef<BulkLine>("BulkLine").implement({
  description: "What is done about one of several orders.",
  fields: (t) => ({
    number: t.exposeString("number"),
    count: t.exposeInt("count", { description: "Gifts that are sent again, or cards that are blocked." }),
    refusal: t.exposeString("refusal", { nullable: true, description: "Why nothing is done about it." }),
  }),
});
const LinesType = staffBuilder.objectRef<{ lines: BulkLine[] }>("BulkLines").implement({
  fields: (t) => ({ lines: t.expose("lines", { type: [LineType] }) }),
});
const LinesPayload = payloadOf("BulkLinesPayload", LinesType);

staffBuilder.queryFields((t) => ({
  previewResend: t.field({
    type: LinesPayload,
    description: "What `resendSeveral` would do; nothing is done.",
    args: { numbers: t.arg.stringList() },
    resolve: staffAnswer("orders.read", async ({ numbers }, scope) => ({
      lines: await previewBulk(scope, { numbers, action: "RESEND" }),
    })),
  }),
  previewBlock: t.field({
    type: LinesPayload,
    description: "What `blockSeveral` would do; nothing is done.",
    args: { numbers: t.arg.stringList() },
    resolve: staffAnswer("orders.read", async ({ numbers }, scope) => ({
      lines: await previewBulk(scope, { numbers, action: "BLOCK" }),
    })),
  }),
}));

staffBuilder.mutationFields((t) => ({
  resendSeveral: t.field({
    type: LinesPayload,
    description: "Sends the gifts of several orders again, to the same addresses.",
    args: { numbers: t.arg.stringList(), why: t.arg.string() },
    resolve: staffAnswer("orders.resend", async ({ numbers, why }, scope) => ({
      lines: await doBulk(scope, { numbers, action: "RESEND", why: whyOf(why) }),
    })),
  }),
  blockSeveral: t.field({
    type: LinesPayload,
    description: "Blocks all cards of several orders.",
    args: { numbers: t.arg.stringList(), why: t.arg.string() },
    resolve: staffAnswer("cards.block", async ({ numbers, why }, scope) => ({
      lines: await doBulk(scope, { numbers, action: "BLOCK", why: whyOf(why) }),
    })),
  }),
  grantClaim: t.field({
    type: OutcomePayload,
    description: "A parcel did not come: its cards are blocked and issued again, and it is packed again.",
    args: { number: t.arg.string(), gift: t.arg.id(), why: t.arg.string() },
    resolve: staffAnswer("claims.decide", ({ number, gift, why }, scope) =>
      act(claimAction, { number, input: { package: rowId(gift, "gift") }, why: whyOf(why) }, scope),
    ),
  }),
  refuseClaim: t.field({
    type: DonePayload,
    description: "A parcel that its buyer misses is not sent again.",
    args: { number: t.arg.string(), gift: t.arg.id(), why: t.arg.string() },
    resolve: staffAnswer("claims.decide", async ({ number, gift, why }, scope) => {
      const input = { package: rowId(gift, "gift") };
      await atOnce(scope, { number, why: whyOf(why) }, (doing) => refuseClaim(doing, input));
      return done;
    }),
  }),
}));
