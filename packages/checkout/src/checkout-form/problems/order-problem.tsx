import { Banner } from "@giftshop/ui-kit/banner";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { useEffect, useRef } from "react";
import { useCheckout } from "../../frame/checkout-context.tsx";
import * as styles from "../step-section.css.ts";
import { isMendedInBasket, orderErrorTexts } from "./error-words.ts";
import type { Problem } from "./problem.ts";

export interface OrderProblemProps {
  problem: Problem;
  /**
   * Brings it into sight and keeps the focus that the press had; not where it stood before anything was
   * pressed.
   */
  scroll?: boolean;
}

/** Why the order could not be made, beside the press that was to make it, and the way on. */
export const OrderProblem = ({ problem, scroll = true }: OrderProblemProps) => {
  const { shop, t, money, basketHref } = useCheckout();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!scroll || !box.current) return;
    box.current.scrollIntoView({ block: "nearest" });
    // What cannot be ordered as it stands disables the press that found out, with the focus on it.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(":disabled"))
      box.current.focus({ preventScroll: true });
  }, [problem, scroll]);

  const content = () => {
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
            <ButtonLink href={basketHref} variant="secondary">
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
  };

  return (
    <div ref={box} className={styles.problem} tabIndex={-1}>
      {content()}
    </div>
  );
};
