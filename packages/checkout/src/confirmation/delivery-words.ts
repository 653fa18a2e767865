import type { ResultOf } from "@giftshop/graphql";
import type { Translate } from "@giftshop/messages";
import type { CheckoutWords } from "../frame/checkout-words.ts";
import type { DeliveryFragment } from "./delivery.fragment.ts";

type Delivery = ResultOf<typeof DeliveryFragment>;

/** What else the sentence needs to know. */
interface DeliveryFacts {
  paid: boolean;
  /** When it is expected, in words. */
  date: string;
  /** The day that was chosen, in words. */
  planned?: string | undefined;
  /** What it is, where that is no gift: nothing of it is sent. */
  productType?: string | undefined;
  /** Its buyer has its link, and gives it. Default `false`. */
  handedOver?: boolean;
}

/** What happens with a package, in one sentence. */
export const deliveryText = (
  t: Translate<CheckoutWords>,
  { kind, state }: Pick<Delivery, "kind" | "state">,
  { paid, date, planned, productType, handedOver = false }: DeliveryFacts,
): string => {
  if (state === "FAILED") return t("confirmation.deliveries.failed");
  if (!paid) {
    if (planned) return t("day.planned", { day: planned });
    if (productType === "DONATION") return t("confirmation.deliveries.unpaidDonation");
    // A box of blank cards is posted; what is activated is with its buyer already.
    const activated = productType === "GIFTCARD_BLANK" && kind === "DIGITAL";
    return t(activated ? "confirmation.deliveries.unpaidActivation" : "confirmation.deliveries.unpaid");
  }
  if (state === "WITHDRAWN") return t("confirmation.deliveries.withdrawn");
  switch (state) {
    case "SCHEDULED":
      return t("day.planned", { day: planned ?? date });
    case "WAITING":
      return t("confirmation.deliveries.sending");
    case "PREPARING":
      return t("confirmation.deliveries.packing", { date });
    case "DONATED":
      return t("confirmation.deliveries.donated");
    case "SENT":
      if (handedOver) return t("confirmation.deliveries.handOver");
      return kind === "DIGITAL" ? t("confirmation.deliveries.sent") : t("confirmation.deliveries.posted", { date });
  }
};
