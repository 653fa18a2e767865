import { CheckIcon } from "@giftshop/ui-kit/icon";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import type { ReactNode } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./step-section.css.ts";

export interface StepSectionProps {
  /** Where the step indicator leads. */
  id: string;
  /** Counts from 1. */
  number: number;
  title: string;
  hint: string;
  /** Everything in it is right. */
  done: boolean;
  children: ReactNode;
}

/** One step of the checkout. */
export const StepSection = ({ id, number, title, hint, done, children }: StepSectionProps) => {
  const { t } = useCheckout();
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <span className={styles.mark} data-done={done || undefined} aria-hidden="true">
          {done ? <CheckIcon /> : number}
        </span>
        <div>
          <Heading level={2} size="title" id={`${id}-title`}>
            {title}
          </Heading>
          <Text size="small" tone="muted">
            {hint}
          </Text>
        </div>
        {done && <VisuallyHidden>{t("steps.done", { step: title })}</VisuallyHidden>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
};
