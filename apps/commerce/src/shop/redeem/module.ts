import { defineModule } from "../../platform/module.ts";
import { forgetEnded } from "./forget-ended.ts";

/** What a card is worth, and what it is spent on. */
export const redeem = defineModule({
  name: "redeem",
  schema: () => import("./schema.ts"),
  retention: [{ what: "exchanges", every: "hour", forget: forgetEnded }],
});
