import { refundAgainWithin } from "../../../money/payment/index.ts";
import { settleOrderWithin } from "../../../money/payment/settle-by-hand.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { tryJobAgain } from "../../../platform/jobs/failed-jobs.ts";
import type { Email } from "../../../platform/outbox/email.ts";
import { resendWithin } from "../../../platform/outbox/resend.ts";
import { lockRequestByReference } from "../../../shop/activation/requests-table.ts";
import { approveRequest, type NotDecided, refuseRequest } from "../../../shop/activation/review.ts";
import { holdOrder, releaseHeld } from "../../../shop/checkout/fraud/fraud-holds.ts";
import { ownOrder } from "../../orders/own-order.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { audit, isShown, requirePlace, type StaffScope, whyOf } from "../../staff/api/scope.ts";
import { type Refusal, Refused } from "../../staff/refused.ts";
import { everythingWaiting, queueKinds, type Waiting } from "../waiting.ts";

const KindEnum = staffBuilder.enumType("QueueKind", { values: queueKinds });

const WaitingType = staffBuilder.objectRef<Waiting>("Waiting").implement({
  description: "Something that waits for a person.",
  fields: (t) => ({
    kind: t.expose("kind", { type: KindEnum }),
    key: t.exposeString("key", { description: "By which it is dealt with." }),
    what: t.exposeString("what"),
    about: t.exposeString("about"),
    order: t.exposeString("order", { nullable: true, description: "Number of the order that it is about." }),
    storefront: t.exposeString("storefront", { nullable: true }),
    since: t.string({ resolve: ({ since }) => since.toISOString() }),
    dueAt: t.string({ resolve: ({ dueAt }) => dueAt.toISOString() }),
  }),
});
const QueueType = staffBuilder.objectRef<{ waiting: Waiting[] }>("Queues").implement({
  fields: (t) => ({ waiting: t.expose("waiting", { type: [WaitingType] }) }),
});
const QueuePayload = payloadOf("QueuesPayload", QueueType);

const notDecided: Readonly<Record<NotDecided, Refusal>> = {
  UNKNOWN: "NOT_FOUND",
  DECIDED: "DECIDED",
  NO_CARDS: "NO_CARDS",
};

/** Where something of no single storefront is shown: to who may everywhere. */
const shows = (scope: StaffScope, { storefront }: Waiting): boolean =>
  storefront === null ? scope.places === "EVERYWHERE" : isShown(scope, storefront);

/** Deals with something about an order of the person's, in one transaction with what the audit says. */
const aboutOrder = (
  scope: StaffScope,
  { number, why }: { number: string; why: string },
  work: (client: PoolClient, number: string) => Promise<object | undefined>,
) =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await ownOrder(client, number, scope);
    const after = await work(client, order.number);
    if (after === undefined) throw new Refused("DECIDED", "number");
    const said = whyOf(why);
    await audit(scope, client, { subject: order.number, storefront: order.storefront, after, why: said });
    return done;
  });

/** Adds what waits for a person, and how it is dealt with. */
export const addQueues = (emails: readonly Email[]): void => {
  staffBuilder.queryField("queues", (t) =>
    t.field({
      type: QueuePayload,
      description: "What waits for a person, what is due first at the top.",
      resolve: staffAnswer("queues.read", async (_, scope) => {
        const all = await everythingWaiting(scope.services, emails);
        return { waiting: all.filter((one) => shows(scope, one)) };
      }),
    }),
  );

  staffBuilder.mutationFields((t) => ({
    decideActivation: t.field({
      type: DonePayload,
      args: { reference: t.arg.string(), approve: t.arg.boolean(), why: t.arg.string() },
      resolve: staffAnswer("activations.decide", ({ reference, approve, why }, scope) =>
        inTransaction(scope.services.pool, async (client) => {
          const { services, actor } = scope;
          const request = await lockRequestByReference(client, reference);
          if (request === undefined) throw new Refused("NOT_FOUND", "reference");
          requirePlace(scope, request.storefront);
          const decide = approve ? approveRequest : refuseRequest;
          const said = whyOf(why);
          const refusal = await decide(services, client, { reference, staff: actor.name, why: said });
          if (refusal !== undefined) throw new Refused(notDecided[refusal], "reference");
          const { storefront } = request;
          await audit(scope, client, { subject: reference, storefront, after: { approved: approve }, why: said });
          return done;
        }),
      ),
    }),
    settlePayments: t.field({
      type: DonePayload,
      description: "Notes that a person has dealt with the payments of an order at the provider. It moves no money.",
      args: { number: t.arg.string(), why: t.arg.string() },
      resolve: staffAnswer("payments.settle", (args, scope) =>
        aboutOrder(scope, args, async (client, number) => {
          const settled = await settleOrderWithin(scope.services, client, number);
          return settled.length === 0 ? undefined : { settled: settled.map(({ what, amount }) => ({ what, amount })) };
        }),
      ),
    }),
    refundAgain: t.field({
      type: DonePayload,
      description: "Sends refunds of an order again that were refused or came back.",
      args: { number: t.arg.string(), why: t.arg.string() },
      resolve: staffAnswer("refunds.again", (args, scope) =>
        aboutOrder(scope, args, async (client, number) => {
          const again = await refundAgainWithin(scope.services, client, number);
          return again === 0 ? undefined : { sentAgain: again };
        }),
      ),
    }),
    sendRefused: t.field({
      type: DonePayload,
      description: "Sends e-mails again that were refused: by the number of an order, or the reference of a message.",
      args: { name: t.arg.string() },
      resolve: staffAnswer("emails.again", ({ name }, scope) =>
        inTransaction(scope.services.pool, async (client) => {
          if (scope.places !== "EVERYWHERE") await ownOrder(client, name, scope);
          const sent = await resendWithin(scope.services, client, emails, name);
          if (sent === 0) throw new Refused("NOT_SENDABLE", "name");
          await audit(scope, client, { subject: name, after: { emails: sent }, why: "It was refused." });
          return done;
        }),
      ),
    }),
    decideHold: t.field({
      type: DonePayload,
      description: "Of an order that looks unusual: lets its gifts go now, or keeps them until somebody sends them.",
      args: { number: t.arg.string(), release: t.arg.boolean(), why: t.arg.string() },
      resolve: staffAnswer("orders.hold", ({ release, ...args }, scope) =>
        aboutOrder(scope, args, async (client, number) => {
          const decide = release ? releaseHeld : holdOrder;
          const decision = { number, staff: scope.actor.name, now: scope.services.clock.now() };
          return (await decide(client, decision)) ? { released: release } : undefined;
        }),
      ),
    }),
    tryJobAgain: t.field({
      type: DonePayload,
      args: { key: t.arg.string() },
      resolve: staffAnswer("jobs.again", ({ key }, scope) =>
        inTransaction(scope.services.pool, async (client) => {
          const [queue = "", id = ""] = key.split(" ");
          const known = /^[0-9a-f-]{36}$/u.test(id) && (await tryJobAgain(client, { queue, id }));
          if (!known) throw new Refused("NOT_FOUND", "key");
          await audit(scope, client, { subject: queue, after: { job: id }, why: "It failed." });
          return done;
        }),
      ),
    }),
  }));
};
