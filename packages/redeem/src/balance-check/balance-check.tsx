import { createTranslate } from "@giftshop/messages";
import { type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { useMemo, useState } from "react";
import { BalanceForm } from "./balance-form.tsx";
import { BalanceResult } from "./balance-result.tsx";
import type { RedeemWords } from "./balance-words.ts";
import type { BalanceAnswer } from "./check-balance.ts";

type Card = Extract<BalanceAnswer, { kind: "card" }>["card"];

/** The form, then the card. Number and PIN live in the form's fields alone and go with them. */
export function BalanceCheck({ shop: data, words }: { shop: ShopData; words: RedeemWords }) {
  const shop = useMemo(() => shopFrom(data), [data]);
  const t = useMemo(() => createTranslate(data.language, words), [data.language, words]);
  const [card, setCard] = useState<Card>();
  const [again, setAgain] = useState(false);
  function checkAnother() {
    setCard(undefined);
    setAgain(true);
  }
  return card ? (
    <BalanceResult card={card} shop={shop} t={t} onAgain={checkAnother} />
  ) : (
    <BalanceForm t={t} focused={again} onCard={setCard} />
  );
}
