import { retention } from "@giftshop/storefront-config";
import { forgetAfterDays } from "../../platform/batches.ts";
import { prepared } from "../../platform/database/index.ts";

const figures = prepared<Record<never, never>, [Date, number]>(
  "figures-forget",
  `delete from figure where (storefront, day, event) in (
     select storefront, day, event from figure where day < $1::date order by day limit $2)`,
);
const purchases = prepared<Record<never, never>, [Date, number]>(
  "figures-forget-purchases",
  `delete from counted_purchase where order_id in (
     select order_id from counted_purchase where counted_at < $1 order by counted_at limit $2)`,
);

/** Figures that are too old to be compared with. */
export const forgetFigures = forgetAfterDays(retention.figureDays, (client, before, most) =>
  figures.run(client, before, most),
);

/** Purchases that nobody can claim again, as they are too old to be claimed at all. */
export const forgetPurchases = forgetAfterDays(retention.countedPurchaseDays, (client, before, most) =>
  purchases.run(client, before, most),
);
