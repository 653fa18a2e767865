import { Banner, ButtonLink } from "@giftshop/ui-kit";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { OrderProblem } from "./order-problem.tsx";
import { placedOrder } from "./placed-order.ts";
import type { Problem } from "./problem.ts";

/**
 * Why the basket cannot be ordered as it stands, said before the form is filled. Where this tab has an order that waits to be
 * paid, its own cards may be what is sold out now: the way to that order comes first.
 */
export function StandingProblem({ problem }: { problem: Extract<Problem, { kind: "refused" }> }) {
  const { shop, t } = useCheckout();
  const [waiting] = useState(() => placedOrder(sessionStorage));
  if (!waiting || !problem.names.includes("outOfStock")) return <OrderProblem problem={problem} scroll={false} />;
  return (
    <Banner
      tone="warning"
      title={t("empty.waiting.title")}
      action={<ButtonLink href={shop.link("checkout", {}, { order: waiting })}>{t("empty.waiting.action")}</ButtonLink>}
    >
      {t("empty.waiting.text")}
    </Banner>
  );
}
