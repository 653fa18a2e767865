import { limits } from "@giftshop/validation/rules";
import type { DecisionReason } from "../../../money/giftcard/index.ts";
import { revealCard } from "../../../money/giftcard/index.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { OutcomePayload } from "../../staff/api/outcome.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { whyOf } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import { act } from "../actions/action.ts";
import { block, cardOf, reissueAction } from "../actions/cards.ts";
import { correct } from "../actions/correct.ts";
import { refund, withdrawFor } from "../actions/refund.ts";
import { resendOf } from "../actions/resend.ts";
import { writeNote } from "../notes.ts";
import { atOnce, rowId } from "./at-once.ts";

interface Code {
  number: string;
  pin: string;
}
const CodeType = staffBuilder.objectRef<Code>("CardCode").implement({
  fields: (t) => ({ number: t.exposeString("number"), pin: t.exposeString("pin") }),
});
const CodePayload = payloadOf("CardCodePayload", CodeType);

const reasons: readonly DecisionReason[] = ["LOST_PARCEL", "STOLEN", "MISTAKEN_RECIPIENT"];
const ReasonEnum = staffBuilder.enumType("CardReason", {
  values: Object.fromEntries(reasons.map((value) => [value, { value }])),
});

const why = "Kept in the audit: why it is done.";

staffBuilder.mutationFields((t) => ({
  noteOrder: t.field({
    type: DonePayload,
    args: { number: t.arg.string(), text: t.arg.string() },
    resolve: staffAnswer("orders.note", async ({ number, text }, scope) => {
      const said = text.normalize("NFC").trim().slice(0, 2000);
      if (said === "") throw new Refused("INVALID", "text");
      await atOnce(scope, { number, why: "A note." }, async ({ client, order, services }) => {
        const { id: staff, name: author } = scope.actor;
        await writeNote(client, { orderId: order.id, staff, author, text: said, now: services.clock.now() });
        return null;
      });
      return done;
    }),
  }),
  resendEmail: t.field({
    type: DonePayload,
    description: "Sends e-mails of a kind about an order again, to the same address.",
    args: { number: t.arg.string(), queue: t.arg.string(), why: t.arg.string({ description: why }) },
    resolve: staffAnswer("orders.resend", async ({ number, queue, why }, scope) => {
      await atOnce(scope, { number, why: whyOf(why) }, (doing) => resendOf(doing, { queue: queue.slice(0, 100) }));
      return done;
    }),
  }),
  resendGift: t.field({
    type: DonePayload,
    description: "Sends a gift again, to the same address.",
    args: { number: t.arg.string(), gift: t.arg.id(), why: t.arg.string({ description: why }) },
    resolve: staffAnswer("orders.resend", async ({ number, gift, why }, scope) => {
      const input = { package: rowId(gift, "gift") };
      await atOnce(scope, { number, why: whyOf(why) }, (doing) => resendOf(doing, input));
      return done;
    }),
  }),
  correctReceiver: t.field({
    type: OutcomePayload,
    description:
      "Says whom a gift is for that nobody has opened, and sends it there: the link of before opens nothing any more.",
    args: {
      number: t.arg.string(),
      gift: t.arg.id(),
      name: t.arg.string(),
      email: t.arg.string(),
      why: t.arg.string({ description: why }),
    },
    resolve: staffAnswer("orders.correct", ({ number, gift, name, email, why }, scope) => {
      const receiver = { name: name.normalize("NFC").trim().slice(0, limits.name), email: email.trim() };
      return act(correct, { number, input: { package: rowId(gift, "gift"), ...receiver }, why: whyOf(why) }, scope);
    }),
  }),
  blockCard: t.field({
    type: DonePayload,
    args: {
      number: t.arg.string(),
      card: t.arg.id(),
      reason: t.arg({ type: ReasonEnum }),
      why: t.arg.string({ description: why }),
    },
    resolve: staffAnswer("cards.block", async ({ number, card, reason, why }, scope) => {
      const input = { card: rowId(card, "card"), reason };
      await atOnce(scope, { number, why: whyOf(why), before: { reason } }, (doing) => block(doing, input));
      return done;
    }),
  }),
  reissueCard: t.field({
    type: OutcomePayload,
    description: "Blocks a card, and puts what is left on it on a new one.",
    args: {
      number: t.arg.string(),
      card: t.arg.id(),
      reason: t.arg({ type: ReasonEnum }),
      why: t.arg.string({ description: why }),
    },
    resolve: staffAnswer("cards.reissue", ({ number, card, reason, why }, scope) =>
      act(reissueAction, { number, input: { card: rowId(card, "card"), reason }, why: whyOf(why) }, scope),
    ),
  }),
  revealCard: t.field({
    type: CodePayload,
    description: "Number and PIN of a card, for who has to hand them on. Each time is kept.",
    args: { number: t.arg.string(), card: t.arg.id(), why: t.arg.string({ description: why }) },
    resolve: staffAnswer("cards.reveal", async ({ number, card, why }, scope) => {
      let code: Code | undefined;
      await atOnce(scope, { number, why: whyOf(why) }, async (doing) => {
        const { client, services } = doing;
        const { id, lastDigits } = await cardOf(doing, rowId(card, "card"));
        code = await revealCard(client, id, "staff.reveal", services.clock.now(), services.environment);
        return { revealed: `…${lastDigits}` };
      });
      if (code === undefined) throw new Refused("NOT_FOUND", "card");
      return { number: code.number, pin: code.pin };
    }),
  }),
  refundGifts: t.field({
    type: OutcomePayload,
    description: "Gives the money of gifts back and makes their cards worth nothing: of all, or of some.",
    args: { number: t.arg.string(), gifts: t.arg.idList(), why: t.arg.string({ description: why }) },
    resolve: staffAnswer("orders.refund", ({ number, gifts, why }, scope) => {
      const packages = gifts.map((gift) => rowId(gift, "gifts"));
      return act(refund, { number, input: { packages }, why: whyOf(why) }, scope);
    }),
  }),
  refundAmount: t.field({
    type: OutcomePayload,
    description: "Gives an amount back, by the way it was paid; every gift stays what it is.",
    args: {
      number: t.arg.string(),
      amount: t.arg.int({ description: "Minor units of the order's currency." }),
      why: t.arg.string({ description: why }),
    },
    resolve: staffAnswer("orders.refund", ({ number, amount, why }, scope) =>
      act(refund, { number, input: { free: amount }, why: whyOf(why) }, scope),
    ),
  }),
  withdrawGifts: t.field({
    type: OutcomePayload,
    description: "Withdraws for a buyer who asked for it: what they could take back themselves, with the same receipt.",
    args: { number: t.arg.string(), gifts: t.arg.idList(), why: t.arg.string({ description: why }) },
    resolve: staffAnswer("orders.withdraw", ({ number, gifts, why }, scope) => {
      const packages = gifts.map((gift) => rowId(gift, "gifts"));
      return act(withdrawFor, { number, input: { packages }, why: whyOf(why) }, scope);
    }),
  }),
}));
