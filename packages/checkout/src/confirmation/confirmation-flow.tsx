import { CheckoutProvider } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { Confirmation } from "./confirmation.tsx";

/** What the page fetches once it lives. */
export function ConfirmationFlow({ uuid, ...props }: PartProps & { uuid: string }) {
  return (
    <CheckoutProvider {...props}>
      <Confirmation uuid={uuid} />
    </CheckoutProvider>
  );
}
