import type { PaymentError } from "@giftshop/storefront-config/shop";
import { Formik } from "formik";
import { useCallback, useRef, useState } from "react";
import type { LoadedBasket } from "../checkout-page/load-basket.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import { CheckoutSteps } from "./checkout-steps.tsx";
import { readDraft } from "./draft.ts";
import type { FieldErrors } from "./field-errors.ts";
import { judgeValues, nested } from "./judge-values.ts";
import { stillRefused } from "./still-refused.ts";
import type { CheckoutValues } from "./values.ts";

export interface CheckoutFormProps {
  basket: LoadedBasket;
  /** The basket is being fetched again. */
  refreshing: boolean;
  /** Fetches the basket again and gives it. */
  reload(): Promise<{ cart: LoadedBasket["cart"] | null } | undefined>;
  /** Why the visitor came back from a payment without an order to pay again. */
  cameBack: PaymentError | undefined;
}

/** What commerce refused, and the values it refused: it stays wrong until it is changed. */
export interface Refused {
  errors: FieldErrors;
  values: CheckoutValues;
}

/** The checkout's form: what was typed before, judged by the rules of commerce at every change. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { basket } = props;
  const { shop } = useCheckout();
  const { countries } = shop.storefront.delivery;
  const refused = useRef<Refused | undefined>(undefined);
  const [initialValues] = useState((): CheckoutValues => {
    const draft = readDraft(sessionStorage, countries);
    const offered = basket.methods.find(({ id }) => id === draft.paymentMethod) ?? basket.methods[0];
    return { ...draft, paymentMethod: offered?.id ?? "" };
  });
  const judge = useCallback(
    async (values: CheckoutValues) => {
      const methodsWithIssuers = basket.methods.filter(({ issuers }) => issuers.length > 0).map(({ id }) => id);
      const rules = {
        cartVersion: basket.cart.version,
        needsDelivery: basket.needsDelivery,
        countries,
        methodsWithIssuers,
      };
      // A part of the rules that cannot be fetched judges nothing here; commerce judges all of it again.
      const errors = await judgeValues(values, rules).catch((): FieldErrors => ({}));
      return { ...errors, ...stillRefused(refused.current, values) };
    },
    [basket, countries],
  );
  return (
    <Formik
      initialValues={initialValues}
      validate={async (values) => nested(await judge(values))}
      validateOnMount
      onSubmit={() => {}}
    >
      <CheckoutSteps
        {...props}
        judge={judge}
        onRefused={(value) => {
          refused.current = value;
        }}
      />
    </Formik>
  );
}
