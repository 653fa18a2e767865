import type { DayPlan } from "@giftshop/delivery-date/text";
import type { LookExtra } from "../../product-dialogs/look/gift-look.ts";

/** What was chosen so far, as far as it is seen on the gift. */
export interface StageParts {
  message?: string | undefined;
  wrapper?: (LookExtra & { id?: string }) | undefined;
  packing?: (LookExtra & { id?: string }) | undefined;
  /** First name of who gets it; empty for the buyer. */
  name?: string | undefined;
  /** The day that was chosen, and how the visitor says it. */
  day?: DayPlan | null | undefined;
  dayWords?: string | undefined;
  /** BCP 47. */
  locale?: string | undefined;
}
