import { CheckoutProvider } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { PaymentProcessing } from "./payment-processing.tsx";

/** What the page fetches once it lives. */
export function PaymentProcessingFlow(props: PartProps) {
  return (
    <CheckoutProvider {...props}>
      <PaymentProcessing />
    </CheckoutProvider>
  );
}
