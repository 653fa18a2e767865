import { getStorefront } from "@giftshop/storefront-config";
import { cutOffOn, isOverdue } from "@giftshop/storefront-config/delivery";
import { inTransaction } from "../../../platform/database/index.ts";
import { listParcels, type Parcel } from "../../../shop/checkout/dispatch/list-parcels.ts";
import { parcelName, readParcelName } from "../../../shop/checkout/dispatch/parcel-name.ts";
import { sendParcelWithin } from "../../../shop/checkout/dispatch/send-parcel.ts";
import { ownOrder } from "../../orders/own-order.ts";
import { staffAnswer } from "../../staff/api/answer.ts";
import { staffBuilder } from "../../staff/api/builder.ts";
import { DonePayload, done, payloadOf } from "../../staff/api/payload.ts";
import { audit, isShown } from "../../staff/api/scope.ts";
import { Refused } from "../../staff/refused.ts";
import { parcelRefusals } from "../refusals.ts";

interface Shown extends Parcel {
  overdue: boolean;
}

const ParcelType = staffBuilder.objectRef<Shown>("Parcel").implement({
  fields: (t) => ({
    name: t.string({ resolve: ({ number, address, several }) => parcelName(number, address, several) }),
    order: t.exposeString("number"),
    storefront: t.exposeString("storefront"),
    cards: t.exposeInt("cards"),
    registered: t.exposeBoolean("registered", { description: "It goes by registered post." }),
    dueOn: t.exposeString("dueOn", { description: "ISO 8601 date, where it leaves from." }),
    leavesBy: t.string({
      description: "ISO 8601, the cut-off of that day.",
      resolve: ({ storefront, dueOn }) => cutOffOn(getStorefront(storefront), dueOn).toISOString(),
    }),
    held: t.exposeBoolean("held", { description: "Its payment has to be settled first." }),
    overdue: t.exposeBoolean("overdue"),
  }),
});
const ParcelListType = staffBuilder.objectRef<{ parcels: Shown[] }>("ParcelList").implement({
  fields: (t) => ({ parcels: t.expose("parcels", { type: [ParcelType] }) }),
});
const ParcelListPayload = payloadOf("ParcelListPayload", ParcelListType);

staffBuilder.queryField("parcels", (t) =>
  t.field({
    type: ParcelListPayload,
    description: "What waits to leave and whose day has come, what must leave first at the top.",
    resolve: staffAnswer("parcels.read", async (_, scope) => {
      const now = scope.services.clock.now();
      const all = (await listParcels(scope.services.pool, now)).filter(({ storefront }) => isShown(scope, storefront));
      return {
        parcels: all.map((one) => ({ ...one, overdue: isOverdue(getStorefront(one.storefront), one.dueOn, now) })),
      };
    }),
  }),
);

staffBuilder.mutationField("sendParcel", (t) =>
  t.field({
    type: DonePayload,
    description: "Notes that a parcel has left, and tells its buyer.",
    args: {
      name: t.arg.string({ description: "As it is printed on it." }),
      trackingCode: t.arg.string({ required: false, description: "What the post knows it by." }),
    },
    resolve: staffAnswer("parcels.send", ({ name, trackingCode }, scope) =>
      inTransaction(scope.services.pool, async (client) => {
        const wanted = name.trim().toUpperCase().slice(0, 60);
        const order = await ownOrder(client, readParcelName(wanted).number, scope);
        const named = trackingCode ? `${wanted}=${trackingCode.trim()}` : wanted;
        const refusal = await sendParcelWithin(scope.services, client, named);
        if (refusal !== undefined) throw new Refused(parcelRefusals[refusal], "name");
        const { number: subject, storefront } = order;
        await audit(scope, client, { subject, storefront, after: { left: named }, why: "It has left." });
        return done;
      }),
    ),
  }),
);
