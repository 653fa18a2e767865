import type { Storefront } from "@giftshop/storefront-config";
import { postageFor } from "@giftshop/validation/postage";
import { type Delivery, mostSendings, type OrderState } from "../../../money/order/index.ts";
import type { GiftState } from "../../gift/index.ts";
import { isScheduled } from "../days/order-day.ts";
import { claimFrom, mayBeLost } from "./claim-window.ts";

/** What decides what a buyer can do about a package. */
export interface Standing {
  order: OrderState;
  storefront: Storefront;
  now: Date;
  /** All packages of the order: what goes to one address on one day is one parcel. */
  all: readonly Delivery[];
}

/** What a buyer can do about a package now. */
export interface Aftercare {
  canResend: boolean;
  canCorrectEmail: boolean;
  canClaim: boolean;
  /** When its parcel can be called lost, where that is still to come. */
  claimFrom: Date | undefined;
}

const day = 86_400_000;
/** As long as a buyer may withdraw, and no longer: whoever got a gift can rely on it. */
const correctionDays = 14;

const paid: ReadonlySet<OrderState> = new Set<OrderState>(["PAID", "FULFILLING", "COMPLETED"]);

/** What was posted together with a package. */
export const parcelOf = ({ address, sentAt }: Delivery, all: readonly Delivery[]): Delivery[] =>
  all.filter(
    (one) =>
      one.kind === "PHYSICAL" &&
      one.state === "SENT" &&
      one.address === address &&
      one.sentAt?.getTime() === sentAt?.getTime(),
  );

/** Whether the post asks for a signature: such a parcel is searched for by the post first. */
const isRegistered = (parcel: readonly Delivery[], { limits }: Storefront): boolean =>
  postageFor(
    parcel.reduce((sum, { faceValue }) => sum + faceValue, 0),
    limits.registeredPostAbove,
  ) === "registered";

/**
 * Why a package cannot be claimed; `undefined` where it
 * can. PERSON: not by a press, but by writing to the shop.
 */
export const claimRefusal = (
  delivery: Delivery,
  { order, storefront, now, all }: Standing,
): "TOO_EARLY" | "TOO_LATE" | "PERSON" | undefined => {
  const { kind, state, sentAt, sendings } = delivery;
  if (kind !== "PHYSICAL" || state !== "SENT" || sentAt === null || !paid.has(order)) return "PERSON";
  const parcel = parcelOf(delivery, all);
  // A box of blank cards, and whatever else holds no value, is looked after by a person.
  if (sendings > 0 || parcel.some(({ faceValue }) => faceValue === 0) || isRegistered(parcel, storefront))
    return "PERSON";
  return mayBeLost(storefront, sentAt, now);
};

/** Whether a gift that arrives wrapped is its receiver's, or nobody's, by now. */
const isOpened = (gift: GiftState | null): boolean => gift !== null && gift !== "UNOPENED";

/**
 * Whether the email of a gift can be put right: until it is on its
 * way, where it was refused, and for some days after it was sent.
 */
const canCorrect = (delivery: Delivery, gift: GiftState | null, standing: Standing): boolean => {
  const { state, firstSentAt, recipientEmail, sendings } = delivery;
  if (recipientEmail === null || delivery.kind !== "DIGITAL") return false;
  if (standing.order === "PENDING") return true;
  if (!paid.has(standing.order)) return false;
  if (isScheduled(delivery, standing)) return true;
  if (sendings >= mostSendings || isOpened(gift)) return false;
  if (gift === "UNOPENED") return state === "FAILED" || state === "SENT";
  return state === "FAILED" || (state === "SENT" && isRecent(firstSentAt, standing.now));
};

/** Whether something was sent so lately that it can still be sent to somebody else. */
export const isRecent = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now.getTime() - sentAt.getTime() < correctionDays * day;

/**
 * What a buyer can do about a package of an order now; whether
 * its cards were used by then is asked when it is done.
 *
 * @param gift how it stands, where it arrives wrapped
 */
export const aftercareOf = (delivery: Delivery, gift: GiftState | null, standing: Standing): Aftercare => {
  const { kind, state, sentAt, sendings } = delivery;
  const refusal = claimRefusal(delivery, standing);
  return {
    canResend:
      kind === "DIGITAL" &&
      paid.has(standing.order) &&
      (state === "SENT" || state === "FAILED") &&
      sendings < mostSendings &&
      !isOpened(gift),
    canCorrectEmail: canCorrect(delivery, gift, standing),
    canClaim: refusal === undefined,
    claimFrom: refusal === "TOO_EARLY" && sentAt ? claimFrom(standing.storefront, sentAt) : undefined,
  };
};

/** Whether the buyer's own email can be put right. */
export const canCorrectBuyer = ({ order, placedAt, now }: { order: OrderState; placedAt: Date; now: Date }): boolean =>
  order === "PENDING" || (paid.has(order) && now.getTime() - placedAt.getTime() < correctionDays * day);
