import { webhookRoute } from "../../money/payment/index.ts";
import { repeat } from "../../platform/jobs/repeat.ts";
import { defineModule } from "../../platform/module.ts";
import { overdueParcels } from "./dispatch/list-parcels.ts";
import { blockedEmail, confirmationEmail, giftEmail, refundEmail, transferEmail } from "./emails/emails.ts";
import { parcelEmail } from "./emails/parcel-email.ts";
import { releaseGifts } from "./fulfilment/release-gifts.ts";
import { paymentContextOf } from "./payments/payment-context.ts";
import { startPoller } from "./payments/poller.ts";

/** From a basket to a paid order: brings baskets, stock, orders, payments and cards together. */
export const checkout = defineModule({
  name: "checkout",
  migrations: "shop/checkout/migrations",
  schema: () => import("./schema.ts"),
  routes: [webhookRoute(paymentContextOf)],
  emails: [giftEmail, confirmationEmail, refundEmail, transferEmail, blockedEmail, parcelEmail],
  background: (services) => {
    const stopPayments = startPoller(paymentContextOf(services));
    const stopGifts = repeat(
      () => releaseGifts(services),
      (error) => services.log.warn({ error }, "gifts that are due could not be released"),
    );
    return { drain: async () => void (await Promise.all([stopPayments(), stopGifts()])) };
  },
  commands: {
    refund: {
      about: "refunds that wait for a person",
      load: async () => (await import("./refunds/refund-command.ts")).refundCommand,
    },
    dispatch: {
      about: "parcels that wait to leave",
      load: async () => (await import("./dispatch/run-dispatch.ts")).dispatchCommand,
    },
  },
  // Working days say what is too long for a parcel.
  reports: async (db, now) => (await overdueParcels(db, now)).map((id) => ({ what: "PARCEL_NOT_SENT", id })),
});
