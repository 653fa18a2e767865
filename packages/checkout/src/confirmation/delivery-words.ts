import type { ResultOf } from "@giftshop/graphql";
import type { Translate } from "@giftshop/messages";
import type { CheckoutWords } from "../frame/checkout-words.ts";
import type { DeliveryFragment } from "./delivery.fragment.ts";

type Delivery = ResultOf<typeof DeliveryFragment>;

/** What happens with a package, in one sentence. */
export const deliveryText = (
  t: Translate<CheckoutWords>,
  { kind, state }: Pick<Delivery, "kind" | "state">,
  { paid, date, planned }: { paid: boolean; date: string; planned?: string | undefined },
): string => {
  if (state === "FAILED") return t("confirmation.deliveries.failed");
  if (!paid) return planned ? t("day.planned", { day: planned }) : t("confirmation.deliveries.unpaid");
  if (state === "WITHDRAWN") return t("confirmation.deliveries.withdrawn");
  if (!paid) return t("confirmation.deliveries.unpaid");
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
      return kind === "DIGITAL" ? t("confirmation.deliveries.sent") : t("confirmation.deliveries.posted", { date });
  }
};
