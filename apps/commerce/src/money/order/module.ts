import { retention } from "@giftshop/storefront-config";
import { forgetAfterDays } from "../../platform/batches.ts";
import { defineModule } from "../../platform/module.ts";
import { findStuckGifts } from "./find-stuck-gifts.ts";
import { forgetAnswers } from "./idempotency.ts";
import { orderMeasures } from "./measures.ts";
import { forgetLeftOrders } from "./retention/forget-left-orders.ts";
import { forgetMessages } from "./retention/forget-messages.ts";
import { forgetUnpaidOrders } from "./retention/forget-unpaid-orders.ts";

const { messageDays, unpaidOrderDays } = retention;

/** Orders: what was sold, to whom, and how far it is. */
export const order = defineModule({
  name: "order",
  migrations: "money/order/migrations",
  retention: [
    { what: "answers", every: "night", forget: forgetAnswers },
    { what: "leftOrders", every: "night", forget: forgetAfterDays(messageDays, forgetLeftOrders) },
    { what: "messages", every: "night", forget: forgetAfterDays(messageDays, forgetMessages) },
    { what: "unpaidOrders", every: "night", forget: forgetAfterDays(unpaidOrderDays, forgetUnpaidOrders) },
  ],
  reports: findStuckGifts,
  measures: orderMeasures,
});
