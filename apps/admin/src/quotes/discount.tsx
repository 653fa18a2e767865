import { Button } from "@giftshop/ui-kit/button";
import { NumberField } from "@giftshop/ui-kit/number-field";
import { useState } from "react";
import { useWords } from "../words/words.tsx";
import * as written from "../written/written.css.ts";

/** Lowers everything that is not on a card by so many per cent of what it usually costs. */
export const Discount = ({ onApply }: { onApply(percent: number): void }) => {
  const { t } = useWords();
  const [percent, setPercent] = useState("");
  const value = Number(percent);
  const isDiscount = /^\d{1,3}$/u.test(percent) && value <= 100;
  return (
    <div className={written.bar}>
      <NumberField
        label={t("quotes.discount")}
        hint={t("quotes.discountHint")}
        value={percent}
        maxLength={3}
        onChange={(event) => setPercent(event.currentTarget.value)}
      />
      <Button variant="secondary" disabled={!isDiscount} onClick={() => onApply(value)}>
        {t("quotes.apply")}
      </Button>
    </div>
  );
};
