import { defineModule } from "../../platform/module.ts";

/** What a card is worth, and what it is spent on. */
export const redeem = defineModule({ name: "redeem", schema: () => import("./graphql/gift-card-balance.ts") });
