import { Button } from "@giftshop/ui-kit/button";
import { LazySearchSelect } from "@giftshop/ui-kit/search-select/lazy";
import { useState } from "react";
import type { QuoteGiftsQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { useWords } from "../words/words.tsx";
import { QuoteGiftsQuery } from "./quote-documents.ts";

type Gift = NonNullable<Result["quote"]["data"]>["gifts"][number];

interface AddGiftProps {
  reference: string;
  onAdd(gift: Gift): void;
}

const GiftChoice = ({ reference, onAdd }: AddGiftProps) => {
  const { t } = useWords();
  const [asked, again] = useAsk(QuoteGiftsQuery, { reference });
  return (
    <WhenAsked asked={asked} again={again}>
      {({ gifts }) => (
        <LazySearchSelect
          label={t("quotes.otherGift")}
          hint={t("quotes.otherHint")}
          placeholder={t("quotes.choose")}
          searchLabel={t("quotes.find")}
          emptyLabel={t("quotes.notFound")}
          value={null}
          options={gifts.map(({ variation, title, kind }) => ({
            id: variation,
            label: title,
            detail: t(`product.${kind}`),
          }))}
          onChange={(id) => {
            const gift = gifts.find(({ variation }) => variation === id);
            if (gift) onAdd(gift);
          }}
        />
      )}
    </WhenAsked>
  );
};

/** Puts another gift than was asked for into an offer. */
export const AddGift = ({ reference, onAdd }: AddGiftProps) => {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const add = (gift: Gift) => {
    setOpen(false);
    onAdd(gift);
  };
  if (open) return <GiftChoice reference={reference} onAdd={add} />;
  return (
    <div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t("quotes.addGift")}
      </Button>
    </div>
  );
};
