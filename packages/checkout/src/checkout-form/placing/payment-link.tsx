import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import * as layout from "../../checkout-page/checkout-layout.css.ts";
import { useCheckout } from "../../frame/checkout-context.tsx";

/** How long the browser may take to get to the payment page before a way there is offered, milliseconds. */
const lateAfter = 10_000;

/**
 * The way to the payment page for whom the browser does not bring there, who
 * pressed "stop" or has a bad line: the press that led there is not taken twice.
 */
export const PaymentLink = ({ href }: { href: string }) => {
  const { t } = useCheckout();
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-live="polite">
      {late && (
        <Text className={layout.paymentLink}>
          {t("payment.slow")} <Link href={href}>{t("payment.slowLink")}</Link>
        </Text>
      )}
    </div>
  );
};
