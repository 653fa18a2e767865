import { TextField } from "@giftshop/ui-kit/text-field";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { WhyButton } from "../order/why-button.tsx";
import { useShop } from "../shop/use-shop.tsx";
import { useWords } from "../words/words.tsx";
import { CountStock } from "./row-documents.ts";
import { RowPage } from "./row-page.tsx";

const CountButton = ({ shop, path, onDone }: { shop: string; path: string; onDone(): void }) => {
  const { t } = useWords();
  const may = useMay("CATALOGUE_STOCK");
  const count = useDo(CountStock);
  if (!may) return null;
  return (
    <WhyButton
      label={t("stock.count")}
      title={t("stock.count")}
      text={<TextField label={t("stock.pieces")} hint={t("stock.hint")} name="pieces" type="number" required />}
      onDo={async (why, form) =>
        (await count.run({ storefront: shop, path, pieces: Number(form.get("pieces")), why })).refused
      }
      onDone={onDone}
    />
  );
};

/** A product of a storefront, with its brand. */
export const ProductPage = ({ path }: { path: string }) => {
  const { t } = useWords();
  const [shop] = useShop();
  const isNew = path === "new";
  return (
    <RowPage
      storefront={shop}
      kind="PRODUCT"
      name={{ path: isNew ? "" : path }}
      title={isNew ? t("product.new") : `${path} · ${shop}`}
      back={`/catalogue?shop=${shop}`}
      actions={(again) => !isNew && <CountButton shop={shop} path={path} onDone={again} />}
    />
  );
};
