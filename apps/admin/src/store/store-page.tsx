import { SelectNative } from "@giftshop/ui-kit/select-native";
import { type StorePart, storeParts } from "@giftshop/validation/store";
import { useAsk } from "../graphql/use-ask.ts";
import { AskedPage } from "../parts/asked-page.tsx";
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
  return (
    <AskedPage
      title={t("place.store")}
      asked={asked}
      again={again}
      about={`${shop} ${part}`}
      actions={
        <>
          <SelectNative
            label={t("store.what")}
            value={part}
            options={storeParts.map((id) => ({ id, label: t(`store.part.${id}`) }))}
            onChange={(event) => go(`${path}?${new URLSearchParams({ shop, part: event.currentTarget.value })}`)}
          />
          <ShopPicker />
        </>
      }
    >
      {(answer, done) => (
        <PartForm
          key={`${shop} ${answer.part} ${answer.version} ${answer.state}`}
          shop={shop}
          answer={answer}
          onDone={done}
        />
      )}
    </AskedPage>
  );
};
