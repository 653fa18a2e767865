import type { DayPlan } from "@giftshop/delivery-date/text";
import type { DeliveryKind } from "../../buy/offer.ts";

/** A wrapper or a packing, as far as it is seen. */
export interface LookExtra {
  title: string;
  imageUrl: string;
}

/** How a present looks when it arrives; serialisable. */
export interface GiftLook {
  kind: DeliveryKind;
  face: string;
  title: string;
  /** Value of one card, for people. */
  value: string | undefined;
  message: string;
  /** Who gets it, and by e-mail where; empty for the buyer. */
  name: string;
  email: string;
  wrapper: LookExtra | undefined;
  packing: LookExtra | undefined;
  /** The day that was chosen, how the visitor says it, and in which language (BCP 47). */
  day: DayPlan | null;
  dayWords: string | undefined;
  locale: string;
}
