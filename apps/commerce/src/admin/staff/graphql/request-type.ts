import { staffBuilder } from "../api/builder.ts";
import { StaffMoneyType } from "../api/common.ts";
import type { StaffRequest } from "../requests-table.ts";

/** What waits for a second person. */
export const RequestType = staffBuilder.objectRef<StaffRequest>("StaffRequest").implement({
  fields: (t) => ({
    id: t.exposeID("id"),
    operation: t.exposeString("operation"),
    subject: t.exposeString("subject"),
    storefront: t.exposeString("storefront"),
    amount: t.field({ type: StaffMoneyType, resolve: ({ currency, amount: value }) => ({ currency, value }) }),
    why: t.exposeString("why"),
    asker: t.exposeString("asker"),
    askedAt: t.string({ resolve: ({ askedAt }) => askedAt.toISOString() }),
  }),
});
