import { useSend } from "@giftshop/graphql/react";
import { useFormValues } from "@giftshop/ui-kit/form";
import type { LoadedBasket } from "../checkout-page/basket-of.ts";
import { OrderSummaryPanel } from "../order-summary/order-summary-panel.tsx";
import type { ChoosePackageDay } from "../order-summary/package-changes.ts";
import { isTransfer } from "../payment-choice/method-words.ts";
import { ChangeBasketDay } from "./change-basket-day.mutation.ts";
import { useReceiverActions } from "./use-receiver-actions.ts";
import type { CheckoutValues } from "./values/values.ts";

export interface BasketBesideFormProps {
  cart: LoadedBasket["cart"];
  /** The sums are being fetched again. */
  refreshing: boolean;
  /** The time has passed until which its days of arrival hold: none is said until it is known anew. */
  dayPassed: boolean;
  /** Asks for the basket again. */
  reload(): Promise<unknown>;
}

/** The basket beside the form that orders it. A parcel that is paid by bank transfer has no day yet. */
export const BasketBesideForm = ({ cart, refreshing, dayPassed, reload }: BasketBesideFormProps) => {
  const { values } = useFormValues<CheckoutValues>();
  const { send } = useSend(ChangeBasketDay);
  const receivers = useReceiverActions(cart.version, reload);
  const chooseDay: ChoosePackageDay = async (packageId, deliveryDate) => {
    const { changeDeliveryDate } = await send({ input: { packageId, cartVersion: cart.version, deliveryDate } });
    await reload();
    return changeDeliveryDate.errors[0]?.code;
  };
  return (
    <OrderSummaryPanel
      order={cart}
      day={isTransfer(values.paymentMethod) ? "afterPayment" : dayPassed ? "unsaid" : "promised"}
      refreshing={refreshing}
      editable
      sticky
      changes={{ chooseDay, receivers }}
    />
  );
};
