import { type ResultOf, readFragment } from "@giftshop/graphql";
import { useRequest, useSend } from "@giftshop/graphql/react";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { type ReactNode, useEffect } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import { OfferView } from "./offer-view.tsx";
import { QuoteFragment } from "./quote.fragment.ts";
import { CommentQuote, QuoteQuery, WithdrawQuote } from "./quote.operations.ts";

export interface OfferSectionProps {
  token: string;
  accept: ReactNode;
  /** There is no such quote, or none any more. */
  onGone(): void;
}

const quoteOf = ({ quote }: ResultOf<typeof QuoteQuery>) =>
  quote.data ? readFragment(QuoteFragment, quote.data) : undefined;

/** The quote of a link, as it stands now. */
export const OfferSection = ({ token, accept, onGone }: OfferSectionProps) => {
  const { shop, t } = useBusiness();
  const [loaded, reload] = useRequest(QuoteQuery, { token }, { read: quoteOf });
  const { send: comment } = useSend(CommentQuote);
  const { send: withdraw } = useSend(WithdrawQuote);
  const gone = loaded.state === "ready" && loaded.value === undefined;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (loaded.state === "loading") return <Text tone="muted">{t("page.loading")}</Text>;
  if (loaded.state === "failed")
    return (
      <Banner
        tone="danger"
        title={t("failure.unavailable.title")}
        action={<Button onClick={() => void reload()}>{t("offer.retry")}</Button>}
      >
        {t("failure.unavailable.text", { email: shop.storefront.organisation.email })}
      </Banner>
    );
  if (loaded.value === undefined) return null;

  const say = async (input: { idempotencyKey: string; text: string }): Promise<boolean> => {
    const answer = await comment({ token, input }).catch(() => undefined);
    if (!answer?.commentQuote.data) return false;
    await reload();
    return true;
  };
  const giveUp = async () => {
    await withdraw({ token }).catch(() => undefined);
    await reload();
  };
  return <OfferView quote={loaded.value} accept={accept} onSend={say} onWithdraw={() => void giveUp()} />;
};
