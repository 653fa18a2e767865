import { createTranslate, formatDate, formatMoney } from "@giftshop/messages";
import { useLinkToken } from "@giftshop/page/link-token";
import { type ShopData, shopFrom } from "@giftshop/storefront-config/shop";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { useCallback, useEffect, useMemo, useState } from "react";
import { claimPrize, type Prize, readPrize } from "../calls/send.ts";
import type { DoublerWords } from "../doubler-words.ts";

export interface ClaimProps {
  shop: ShopData;
  words: DoublerWords;
  /** Calls of commerce. Default: its own. */
  calls?: { read: typeof readPrize; claim: typeof claimPrize };
}

type Refusal = "invalid" | "over" | "tooMany" | "unavailable";
const own = { read: readPrize, claim: claimPrize };

/** What the link of a winner's email is good for: the prize is claimed by a press, once. */
export const Claim = ({ shop: data, words, calls = own }: ClaimProps) => {
  const shop = useMemo(() => shopFrom(data), [data]);
  const t = useMemo(() => createTranslate(data.language, words), [data.language, words]);
  const token = useLinkToken("token") ?? "";
  const [prize, setPrize] = useState<Prize>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const call = useCallback(
    async (ask: (token: string) => ReturnType<typeof readPrize>) => {
      setBusy(true);
      setRefusal(undefined);
      const outcome = await ask(token);
      setBusy(false);
      if ("refusal" in outcome) setRefusal(outcome.refusal);
      else setPrize(outcome.data);
    },
    [token],
  );
  useEffect(() => void call(calls.read), [call, calls]);

  const money = prize ? formatMoney(prize.value, shop.locale) : "";
  if (refusal === "invalid" || refusal === "over" || prize?.state === "OVER") {
    const key = refusal === "invalid" ? "invalid" : "over";
    return (
      <Banner tone="warning" live="status" title={t(`claim.${key}`)}>
        {t(`claim.${key}Text`)}
      </Banner>
    );
  }
  if (prize?.state === "CLAIMED") {
    return (
      <Banner tone="success" live="status" title={t("claim.claimed")}>
        {t("claim.claimedText", { prize: money })}
      </Banner>
    );
  }
  const problem = refusal && (
    <Banner
      tone="danger"
      action={
        prize ? undefined : (
          <Button variant="secondary" onClick={() => call(calls.read)}>
            {t("again")}
          </Button>
        )
      }
    >
      {t(`errors.${refusal}`)}
    </Banner>
  );
  if (!prize) return problem ?? <Text>{t("loading")}</Text>;
  const moment = { dateStyle: "long", timeStyle: "short" } as const;
  const date = formatDate(prize.endsAt, shop.locale, shop.storefront.timeZone, moment);
  return (
    <>
      <Text size="lead">{t("claim.offered", { prize: money, date })}</Text>
      {problem}
      <div>
        <Button size="large" onClick={() => call(calls.claim)} loading={busy} loadingLabel={t("claim.busy")}>
          {t("claim.action")}
        </Button>
      </div>
    </>
  );
};
