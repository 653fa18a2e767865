import { rememberedGuest, typedEmail } from "@giftshop/storefront-config/guest-delivery";
import { rememberedWallet, rememberWallet } from "@giftshop/storefront-config/wallets";
import { Form } from "@giftshop/ui-kit/form";
import { usePassed } from "@giftshop/ui-kit/use-passed";
import { useCallback, useState } from "react";
import * as layout from "../checkout-page/checkout-layout.css.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { firstChoice } from "../payment-choice/with-wallets.ts";
import { BasketBesideForm } from "./basket-beside-form.tsx";
import { CheckoutSteps, type CheckoutStepsProps } from "./checkout-steps.tsx";
import { useBeginCheckout } from "./placing/tell-checkout.ts";
import { type OrderedBasket, usePlaceOrder } from "./placing/use-place-order.ts";
import { errorTextOf } from "./problems/error-words.ts";
import type { FieldErrors } from "./problems/field-errors.ts";
import { daysHoldUntil } from "./promised-day.ts";
import { readDraft } from "./values/draft.ts";
import { judgeValues } from "./values/judge-values.ts";
import { prefilled } from "./values/prefilled.ts";
import type { CheckoutValues } from "./values/values.ts";

export interface CheckoutFormProps extends OrderedBasket, Pick<CheckoutStepsProps, "cameBack" | "profile"> {
  /** The basket is being fetched again. */
  refreshing: boolean;
}

/** In which country a field is read: for the example in its sentence. */
const countryOf = (path: string, { billing, delivery }: CheckoutValues): string =>
  path.startsWith("billing.") && path !== "billing.vatNumber" ? billing.countryCode : delivery.countryCode;

/**
 * The checkout's form: what was typed before, judged by the
 * rules of commerce at every change; the order beside it.
 */
export const CheckoutForm = ({ basket, refreshing, reload, cameBack, profile }: CheckoutFormProps) => {
  const { shop, redeem, t } = useCheckout();
  const { delivery, payment } = shop.storefront;
  const { countries } = delivery;
  const { country, vatBasisPoints: vat } = shop.storefront;
  const order = usePlaceOrder({ basket, reload }, { country, vat, redeem });
  useBeginCheckout(basket.cart, vat);
  const dayPassed = usePassed(daysHoldUntil(basket.cart.shipments), () => {
    if (!order.busy) reload();
  });
  const [initialValues] = useState((): CheckoutValues => {
    const draft = prefilled(
      readDraft(sessionStorage, countries),
      profile ?? (redeem ? rememberedGuest(sessionStorage) : undefined),
      typedEmail(sessionStorage),
    );
    // One that is gone because of the sum stays chosen, so
    // that the page says so and chooses none in its place.
    const known = [...basket.methods.map(({ id }) => id), ...payment.map(({ method }) => method)];
    const keeps = known.includes(draft.paymentMethod);
    // What was pressed on the page of a gift; else no wallet is chosen for anybody.
    const wanted = rememberedWallet(sessionStorage);
    rememberWallet(sessionStorage, undefined);
    const first = basket.methods.find(({ id }) => id === wanted)?.id ?? firstChoice(basket.methods);
    return { ...draft, paymentMethod: keeps && !wanted ? draft.paymentMethod : first };
  });
  const judge = useCallback(
    (values: CheckoutValues): Promise<FieldErrors> => {
      const methodsWithIssuers = basket.methods.filter(({ issuers }) => issuers.length > 0).map(({ id }) => id);
      const rules = {
        cartVersion: basket.cart.version,
        expectedTotal: basket.cart.totals.grandTotal.value,
        expectedToPay: basket.cart.toPay.value,
        needsDelivery: basket.needsDelivery,
        registered: basket.registered,
        country: shop.storefront.country,
        countries,
        methods: basket.methods.map(({ id }) => id),
        methodsWithIssuers,
      };
      // A part of the rules that cannot be fetched judges nothing here; commerce judges all of it again.
      return judgeValues(values, rules).catch((): FieldErrors => ({}));
    },
    [basket, countries, shop],
  );
  return (
    <Form
      className={layout.layout}
      initialValues={initialValues}
      judge={judge}
      errorText={(path, error, values) => errorTextOf(t, path, error, countryOf(path, values))}
      // What is offered while the browser is on its way is to be said.
      busy={order.busy && !order.paymentUrl}
      onSubmit={order.place}
    >
      <BasketBesideForm cart={basket.cart} refreshing={refreshing} dayPassed={dayPassed} reload={reload} />
      <div className={layout.form}>
        <CheckoutSteps basket={basket} cameBack={cameBack} order={order} profile={profile} reload={reload} />
      </div>
    </Form>
  );
};
