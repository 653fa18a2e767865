import { useShop } from "../shop/use-shop.tsx";
import { useWords } from "../words/words.tsx";
import { RowPage } from "./row-page.tsx";

/** A place where a product is spent. */
export const PlacePage = ({ product, path }: { product: string; path: string }) => {
  const { t } = useWords();
  const [shop] = useShop();
  const isNew = path === "new";
  return (
    <RowPage
      storefront={shop}
      kind="PLACE"
      name={isNew ? { product: "", path: "" } : { product, path }}
      title={isNew ? t("places.new") : `${path} · ${product}`}
      back={`/places?shop=${shop}`}
    />
  );
};
