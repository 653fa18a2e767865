import type { Translate } from "@giftshop/messages";
import type { Shop } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { useState } from "react";
import type { RedeemWords } from "./balance-words.ts";
import type { Typed } from "./typed-digits.ts";

export interface BeginExchangeProps {
  shop: Shop;
  t: Translate<RedeemWords>;
  /** Number and PIN, digits alone: kept while the result is shown, and nowhere else. */
  typed: Typed;
}

/**
 * Begins to exchange the card, in a token of its own, and leads
 * to what it is exchanged for. All of it is fetched on the press.
 */
export const BeginExchange = ({ shop, t, typed }: BeginExchangeProps) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const begin = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      const [{ beginExchange }, { refusalText }, { loadExchangeWords }] = await Promise.all([
        import("../exchange/calls/send.ts"),
        import("../exchange/calls/refusal.ts"),
        import("../exchange/load-words.ts"),
      ]);
      const { order, refusal } = await beginExchange(typed);
      if (order) {
        const { pageId } = order;
        location.assign(pageId ? shop.link("businessRedeemShop", { pageId }) : shop.link("redeemShop"));
        return;
      }
      const words = await loadExchangeWords(shop.language);
      setProblem(refusalText(words, refusal ?? { name: "unexpected", parameter: null }));
    } catch {
      setProblem(t("balance.errors.unavailable.text"));
    }
    setBusy(false);
  };

  return (
    <>
      {problem && (
        <Banner tone="warning" live="alert">
          {problem}
        </Banner>
      )}
      <Button onClick={begin} loading={busy} loadingLabel={t("balance.result.exchanging")}>
        {t("balance.result.exchange")}
      </Button>
    </>
  );
};
