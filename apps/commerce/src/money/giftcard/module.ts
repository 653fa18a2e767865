import { defineModule } from "../../platform/module.ts";
import { sweepGuesses } from "./guesses.ts";

/** Cards: made, found, spent, revealed. */
export const giftcard = defineModule({
  name: "giftcard",
  migrations: "money/giftcard/migrations",
  retention: [{ what: "guesses", every: "hour", forget: sweepGuesses }],
});
