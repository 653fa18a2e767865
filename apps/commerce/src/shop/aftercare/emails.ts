import { findCorrection, readDeliveries, readOrder } from "../../money/order/index.ts";
import type { Queryable } from "../../platform/database/index.ts";
import { email } from "../../platform/outbox/email.ts";

/** An email was put right after its gift had been sent; an older one does not say of which order. */
interface CorrectionJob {
  orderId?: string;
  correctionId: string;
}

/** A parcel was claimed, and goes again. */
interface ClaimJob {
  orderId: string;
  packages: number[];
}

const correctionOf = async (db: Queryable, { correctionId }: CorrectionJob) => {
  const correction = await findCorrection(db, correctionId);
  const order = correction && (await readOrder(db, correction.orderId));
  return correction && order && !order.forgotten ? { correctionId, correction, order } : undefined;
};

const numberOf = async (db: Queryable, orderId: string | undefined): Promise<string | undefined> =>
  orderId === undefined ? undefined : (await readOrder(db, orderId))?.number;

/** To the buyer: where the gift goes now, in case it was somebody else who said so. */
export const movedEmail = email("gift-moved", {
  facts: ({ pool }, job: CorrectionJob) => correctionOf(pool, job),
  template: async () => (await import("./compose-correction.ts")).composeMoved,
  nameOf: async (db, job: CorrectionJob) => (await correctionOf(db, job))?.order.number,
});

/**
 * Tells the first address, without a name as it may be a stranger's, that the card it got is no good any
 * more.
 */
export const replacedEmail = email("gift-replaced", {
  facts: ({ pool }, job: CorrectionJob) => correctionOf(pool, job),
  template: async () => (await import("./compose-correction.ts")).composeReplaced,
  nameOf: async (db, job: CorrectionJob) => (await correctionOf(db, job))?.order.number,
  mayBeRefused: true,
});

/** To the buyer: what was blocked, and when the new parcel comes. */
export const claimEmail = email("parcel-claimed", {
  facts: async ({ pool }, { orderId, packages }: ClaimJob) => {
    const order = await readOrder(pool, orderId);
    const all = await readDeliveries(pool, orderId);
    const claimed = all.filter((delivery) => packages.includes(delivery.package));
    const expectedAt = claimed.find((delivery) => delivery.expectedAt)?.expectedAt;
    return order && expectedAt && !order.forgotten ? { order, packages, expectedAt } : undefined;
  },
  template: async () => (await import("./compose-claim.ts")).composeClaim,
  nameOf: (db, { orderId }: ClaimJob) => numberOf(db, orderId),
});
