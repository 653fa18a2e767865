import { Banner, ButtonLink } from "@giftshop/ui-kit";
import { useEffect, useRef } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { isMendedInBasket, orderErrorTexts } from "./error-words.ts";
import type { Problem } from "./problem.ts";
import * as styles from "./step-section.css.ts";

export interface OrderProblemProps {
  problem: Problem;
  /** Brings it into sight: it answers a press. Not where it stood before anything was pressed. */
  scroll?: boolean;
}

/** Why the order could not be made, beside the press that was to make it, and the way on. */
export function OrderProblem({ problem, scroll = true }: OrderProblemProps) {
  const { shop, t, money } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem && scroll) box.current?.scrollIntoView({ block: "nearest" });
  }, [problem, scroll]);
  return (
    <div ref={box} className={styles.problem}>
      {content()}
    </div>
  );

  function content() {
    if (problem.kind === "unreachable") {
      return (
        <Banner tone="danger" title={t("unavailable.title")}>
          {t("unavailable.text")}
        </Banner>
      );
    }
    if (problem.kind === "changed") {
      const total = money(problem.now);
      const before = money(problem.before);
      return (
        <Banner tone="warning" live="alert" title={t("errors.basketChanged.title")}>
          {total === before
            ? t("errors.basketChanged.textSame", { total })
            : t("errors.basketChanged.text", { total, before })}
        </Banner>
      );
    }
    return (
      <Banner
        tone="danger"
        action={
          problem.names.some(isMendedInBasket) && (
            <ButtonLink href={shop.link("basket")} variant="secondary">
              {t("errors.toBasket")}
            </ButtonLink>
          )
        }
      >
        {orderErrorTexts(t, problem.names, problem.limits ?? [], shop.locale).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Banner>
    );
  }
}
