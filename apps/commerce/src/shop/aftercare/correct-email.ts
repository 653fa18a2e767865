import { randomUUID } from "node:crypto";
import { correctEmailSchema, validate } from "@giftshop/validation";
import { type Delivery, correctEmail as writeCorrection } from "../../money/order/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { limitEmails } from "../account/limits.ts";
import { aftercareOf, canCorrectBuyer, isRecent } from "../checkout/aftercare/aftercare-of.ts";
import { confirmationEmail } from "../checkout/emails/emails.ts";
import type { OrderView } from "../checkout/view/show-order.ts";
import { movedEmail, replacedEmail } from "./emails.ts";
import { giftStateOf, type OwnOrder, packageOf, withOwnOrder } from "./own-package.ts";
import { replaceCards } from "./replace-cards.ts";
import { sendGifts } from "./send-gifts.ts";

export interface CorrectEmailInput {
  orderUuid: string;
  /** Absent: the buyer's own email. */
  packageId?: string | null | undefined;
  email: string;
  emailConfirmation?: string | null | undefined;
}

/** One correction under way. */
interface Correcting {
  scope: Scope;
  client: PoolClient;
  own: OwnOrder;
  /** The judged address. */
  email: string;
  visitor: number;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * The receiver's: what was sent is blocked and issued again; what
 * was refused, and what waits for its day, just goes elsewhere.
 */
const correctReceiver = async ({ scope, client, own, email, visitor }: Correcting, target: Delivery): Promise<void> => {
  const { services } = scope;
  const previous = target.recipientEmail;
  if (previous === null || !aftercareOf(target, giftStateOf(own, target), own).canCorrectEmail)
    throw new Failure(target.state === "WAITING" ? "deliveryUnderWay" : "correctionOver", "input.packageId");
  if (same(previous, email)) return;
  const reissued = target.state === "SENT";
  if (reissued) await replaceCards(services, client, own, [target], "MISTAKEN_RECIPIENT");
  const id = randomUUID();
  const terms = {
    id,
    orderId: own.record.id,
    package: target.package,
    previous,
    email,
    reissued,
    visitor,
    at: own.now,
  };
  await writeCorrection(client, terms);
  if (reissued || target.state === "FAILED") {
    const sent = await sendGifts(services, client, own, [target.package], reissued);
    if (sent === 0) throw new Failure("giftNotSendable", "input.packageId");
  }
  if (!reissued) return;
  const job = { orderId: own.record.id, correctionId: id };
  await writeEmail(services, client, movedEmail, job);
  await writeEmail(services, client, replacedEmail, job);
};

/** Gifts of the buyer's own that went to the address that is put right. */
const ownGifts = ({ all, now }: OwnOrder): Delivery[] =>
  all.filter(
    ({ kind, recipientEmail, state, firstSentAt }) =>
      kind === "DIGITAL" &&
      recipientEmail === null &&
      (state === "FAILED" || (state === "SENT" && isRecent(firstSentAt, now))),
  );

/**
 * The buyer's own: the confirmation goes there too, and what
 * was sent to the first address is blocked and issued again.
 */
const correctBuyer = async ({ scope, client, own, email, visitor }: Correcting): Promise<void> => {
  const { services } = scope;
  const { record, order, now } = own;
  if (!canCorrectBuyer({ order, placedAt: record.placedAt, now })) throw new Failure("correctionOver", "input.email");
  if (same(record.email, email)) return;
  const gifts = ownGifts(own);
  if (
    own.all.some(
      (one) =>
        one.kind === "DIGITAL" &&
        one.recipientEmail === null &&
        one.state === "WAITING" &&
        order !== "PENDING" &&
        (one.leavesAt === null || one.leavesAt <= now),
    )
  )
    throw new Failure("deliveryUnderWay", "input.email");
  const sent = gifts.filter(({ state }) => state === "SENT");
  if (sent.length > 0) await replaceCards(services, client, own, sent, "MISTAKEN_RECIPIENT");
  const id = randomUUID();
  const reissued = sent.length > 0;
  const terms = { id, orderId: record.id, package: null, previous: record.email, email, reissued, visitor, at: now };
  await writeCorrection(client, terms);
  const again = gifts.map((delivery) => delivery.package);
  await sendGifts(services, client, own, again, reissued);
  if (order !== "PENDING") await writeEmail(services, client, confirmationEmail, { orderId: record.id, again: id });
};

/**
 * `correctEmail`: rights a mistyped email of a receiver or the buyer. What was sent in the last 14 days
 * goes out anew, once, with new cards; the old are blocked first.
 *
 * @throws 1002, 2038, 2042, the fields' errors, 2063 while it is being sent, 2071 for a used card, 2072
 * too late
 */
export const correctEmail = async (input: CorrectEmailInput, scope: Scope): Promise<OrderView> => {
  const { email: typed, emailConfirmation } = input;
  const result = await validate(correctEmailSchema, { email: typed, emailConfirmation }, { prefix: "input" });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { email } = result.value;
  await limitEmails(scope, email);
  return withOwnOrder(input.orderUuid, scope, async (client, own) => {
    const visitor = (await scope.visitor.find(client)) ?? own.record.visitor;
    const correcting = { scope, client, own, email, visitor };
    if (input.packageId == null) await correctBuyer(correcting);
    else await correctReceiver(correcting, packageOf(own, input.packageId));
  });
};
