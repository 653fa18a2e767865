import { Banner } from "@giftshop/ui-kit/banner";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { useState } from "react";
import { useCheckout } from "../../frame/checkout-context.tsx";
import { usePaymentOf } from "../../payment-processing/ask-payment.ts";
import { isUnpaid } from "../../payment-processing/payment-watch.ts";
import { placedOrder } from "../placing/placed-order.ts";
import { OrderProblem } from "./order-problem.tsx";
import type { Problem } from "./problem.ts";

interface StandingProblemProps {
  problem: Extract<Problem, { kind: "refused" }>;
}

/**
 * Why the basket cannot be ordered as it stands, said before the form is filled. Where this tab has an order
 * that waits to be paid, its own cards may be what is sold out now: the way to that order comes first.
 */
export const StandingProblem = ({ problem }: StandingProblemProps) => {
  const [placed] = useState(() => placedOrder(sessionStorage));
  if (!placed || !problem.names.includes("outOfStock")) return <OrderProblem problem={problem} scroll={false} />;
  return <SoldOutOrPlaced problem={problem} placed={placed} />;
};

/** Says that something is sold out, or how the order of this tab stands, once that is known. */
const SoldOutOrPlaced = ({ problem, placed }: StandingProblemProps & { placed: string }) => {
  const { shop, t } = useCheckout();
  const [payment] = usePaymentOf(placed);
  if (payment.state === "loading") return null;
  if (payment.state === "failed" || !isUnpaid(payment.value)) return <OrderProblem problem={problem} scroll={false} />;
  return (
    <Banner
      tone="warning"
      title={t("empty.waiting.title")}
      action={<ButtonLink href={shop.link("checkout", {}, { order: placed })}>{t("empty.waiting.action")}</ButtonLink>}
    >
      {t("empty.waiting.text")}
    </Banner>
  );
};
