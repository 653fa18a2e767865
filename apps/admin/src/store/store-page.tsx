import { Banner } from "@giftshop/ui-kit/banner";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { type StorePart, storeParts } from "@giftshop/validation/store";
import { useState } from "react";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Page } from "../parts/page.tsx";
import { usePath } from "../shell/path.tsx";
import { ShopPicker, useShop } from "../shop/use-shop.tsx";
import { useWords } from "../words/words.tsx";
import { PartForm } from "./part-form.tsx";
import { StorePartQuery } from "./store-documents.ts";

/**
 * What stands around the pages of a storefront: menus,
 * footer, warnings, pop-up, redirects, switches, countries.
 */
export const StorePage = () => {
  const { t } = useWords();
  const [shop] = useShop();
  const { path, query, go } = usePath();
  const part: StorePart = storeParts.find((name) => name === query.get("part")) ?? "MENUS";
  const [asked, again] = useAsk(StorePartQuery, { storefront: shop, part });
  const [said, setSaid] = useState<string>();
  return (
    <Page
      title={t("place.store")}
      actions={
        <>
          <SelectNative
            label={t("store.what")}
            value={part}
            options={storeParts.map((id) => ({ id, label: t(`store.part.${id}`) }))}
            onChange={(event) => {
              setSaid(undefined);
              go(`${path}?${new URLSearchParams({ shop, part: event.currentTarget.value })}`);
            }}
          />
          <ShopPicker />
        </>
      }
    >
      {said && (
        <Banner tone="success" onClose={() => setSaid(undefined)} closeLabel={t("close")}>
          {said}
        </Banner>
      )}
      <WhenAsked asked={asked} again={again}>
        {(answer) => (
          <PartForm
            key={`${shop} ${answer.part} ${answer.version} ${answer.state}`}
            shop={shop}
            answer={answer}
            onDone={(text) => {
              setSaid(text);
              again();
            }}
          />
        )}
      </WhenAsked>
    </Page>
  );
};
