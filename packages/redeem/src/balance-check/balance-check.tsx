import { createTranslate } from "@giftshop/messages";
import { type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { useMemo, useState } from "react";
import { BalanceForm } from "./balance-form.tsx";
import { BalanceResult } from "./balance-result.tsx";
import type { RedeemWords } from "./balance-words.ts";
import type { BalanceAnswer } from "./check-balance.ts";
import type { Typed } from "./typed-digits.ts";

type Card = Extract<BalanceAnswer, { kind: "card" }>["card"];

/**
 * The form, then the card. Number and PIN live in the form's
 * fields, and while the card is shown for its exchange to begin.
 */
export const BalanceCheck = ({ shop: data, words }: { shop: ShopData; words: RedeemWords }) => {
  const shop = useMemo(() => shopFrom(data), [data]);
  const t = useMemo(() => createTranslate(data.language, words), [data.language, words]);
  const [found, setFound] = useState<{ card: Card; typed: Typed }>();
  const [again, setAgain] = useState(false);
  const checkAnother = () => {
    setFound(undefined);
    setAgain(true);
  };
  return found ? (
    <BalanceResult {...found} shop={shop} t={t} onAgain={checkAnother} />
  ) : (
    <BalanceForm t={t} focused={again} onCard={(card, typed) => setFound({ card, typed })} />
  );
};
