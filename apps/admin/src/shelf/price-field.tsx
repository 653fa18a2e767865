import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { amountIn, typedAmount } from "../words/amount-in.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

interface PriceFieldProps {
  /** Minor units. */
  price: number;
  currency: string;
  onChange(price: number): void;
}

/** Kept for what is no amount: commerce refuses it, and nothing else is taken for it. */
const none = -1;

/** What something costs, as people write amounts. */
export const PriceField = ({ price, currency, onChange }: PriceFieldProps) => {
  const { t } = useWords();
  const [text, setText] = useState(() => typedAmount(price, currency));
  const isOwn = price === none || amountIn(text, currency) === price;
  return (
    <TextField
      label={t("shelf.priceIn", { currency })}
      hint={t("shelf.priceHint")}
      inputMode="decimal"
      value={isOwn ? text : typedAmount(price, currency)}
      error={price === none ? refusalText(t, "INVALID") : undefined}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(amountIn(event.currentTarget.value, currency) ?? none);
      }}
    />
  );
};
