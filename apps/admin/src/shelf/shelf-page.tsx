import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { useState } from "react";
import type { ShelfQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { useDo } from "../graphql/use-do.ts";
import { AskedPage } from "../parts/asked-page.tsx";
import { Findings } from "../parts/findings.tsx";
import { ShopPicker, useShop } from "../shop/use-shop.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import type { Shelf } from "./shelf.ts";
import { KeepShelf, ShelfQuery } from "./shelf-documents.ts";
import { Categories, Extras, Suggestions } from "./shelf-lists.tsx";

type Answer = NonNullable<Result["shelf"]["data"]>;
type Found = readonly { file: string; row: number | null; column: string | null; message: string }[];

const ShelfForm = ({ shop, answer, onDone }: { shop: string; answer: Answer; onDone(said: string): void }) => {
  const { t } = useWords();
  const may = useMay("CATALOGUE_WRITE");
  const keep = useDo(KeepShelf);
  const [shelf, setShelf] = useState<Shelf>(() => JSON.parse(answer.shelf) as Shelf);
  const [findings, setFindings] = useState<Found>([]);
  const [refused, setRefused] = useState<string>();
  const parts = { shelf, languages: answer.languages, onChange: setShelf };
  const save = async () => {
    const outcome = await keep.run({ storefront: shop, shelf: JSON.stringify(shelf), version: answer.version });
    setRefused(outcome.refused);
    if (!outcome.data) return;
    setFindings(outcome.data.findings);
    if (outcome.data.findings.length === 0) onDone(t("row.saved"));
  };
  return (
    <Stack gap={4}>
      {refused && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
      <Findings findings={findings} />
      <Categories {...parts} />
      <Extras {...parts} currency={answer.currency} />
      <Suggestions {...parts} />
      {may && (
        <div>
          <Button loading={keep.pending} onClick={() => void save()}>
            {t("row.save")}
          </Button>
        </div>
      )}
    </Stack>
  );
};

/** What stands around the products: categories, wrappers and packings, what search proposes. */
export const ShelfPage = () => {
  const { t } = useWords();
  const [shop] = useShop();
  const [asked, again] = useAsk(ShelfQuery, { storefront: shop });
  return (
    <AskedPage title={t("place.shelf")} actions={<ShopPicker />} asked={asked} again={again} about={shop}>
      {(answer, done) => <ShelfForm key={`${shop} ${answer.version}`} shop={shop} answer={answer} onDone={done} />}
    </AskedPage>
  );
};
