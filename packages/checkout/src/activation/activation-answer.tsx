import { Button } from "@giftshop/ui-kit/button";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { useEffect, useRef } from "react";
import type { CheckoutWords } from "../frame/checkout-words.ts";
import { PartFailed } from "../frame/part-failed.tsx";
import * as styles from "./activation.css.ts";
import type { ActivationView } from "./activation-view.ts";
import type { ActivationTranslate } from "./activation-words.ts";
import { CardAnswers } from "./card-answers.tsx";

const loadPayment = () => import("./pay-activation.tsx").then(({ PayActivation }) => PayActivation);

export interface ActivationAnswerProps {
  t: ActivationTranslate;
  words: CheckoutWords;
  activation: ActivationView;
  /** It is another one by now: asks again how it stands. */
  onChanged(): void;
  /** Leads back to the form. */
  onAgain(): void;
}

/**
 * What becomes of each card, and the way to pay for those that can
 * be activated. Takes the place of the form, and the focus with it.
 */
export const ActivationAnswer = ({ t, words, activation, onChanged, onAgain }: ActivationAnswerProps) => {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus(), []);
  const { state, reference, cards } = activation;
  const payable = state === "READY" && activation.total.value > 0;
  const told = state === "READY" && !payable ? "REFUSED" : state;
  return (
    <div className={styles.panel}>
      <div ref={head} tabIndex={-1} className={styles.head}>
        <Heading level={2} size="title">
          {t(`state.${told}.title`)}
        </Heading>
        <Text>{t(`state.${told}.text`)}</Text>
        <Text tone="muted">{t("answer.reference", { reference })}</Text>
      </div>
      {cards.length > 0 && <CardAnswers t={t} cards={cards} />}
      {payable && (
        <Leaf
          load={loadPayment}
          skeleton={<Text tone="muted">{t("answer.loading")}</Text>}
          failed={(retry) => <PartFailed words={words} onRetry={retry} />}
        >
          {(Payment) => <Payment t={t} activation={activation} onChanged={onChanged} />}
        </Leaf>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onAgain}>
          {t("answer.again")}
        </Button>
      </div>
    </div>
  );
};
