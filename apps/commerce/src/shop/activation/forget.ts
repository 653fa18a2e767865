import { retention } from "@giftshop/storefront-config";
import { forgetAfterDays } from "../../platform/batches.ts";
import { prepared } from "../../platform/database/index.ts";

/** With its cards, but not while an order of it waits to be paid; which order gave value to a card stays. */
const forget = prepared<Record<never, never>, [Date, number]>(
  "activation-forget",
  `delete from activation_request where id in (
     select id from activation_request r where created_at < $1
       and not exists (select from activation_hold h where h.request = r.id and h.activated_at is null)
     order by created_at limit $2)`,
);

/** Forgets requests, and the address that each was made with. */
export const forgetRequests = forgetAfterDays(retention.messageDays, (client, before, most) =>
  forget.run(client, before, most),
);
