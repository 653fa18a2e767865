import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useRef } from "react";
import type { ListedProductsQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import * as orders from "../orders/orders.css.ts";
import { WhenAsked } from "../parts/asked.tsx";
import * as page from "../parts/page.css.ts";
import { Page } from "../parts/page.tsx";
import { lineOf, useListKeys } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { usePath } from "../shell/path.tsx";
import { ShopPicker, useShop } from "../shop/use-shop.tsx";
import { productText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { ProductsQuery } from "./row-documents.ts";

type Product = NonNullable<Result["listedProducts"]["data"]>["products"][number];

/** Products of a storefront: what is sold, in which languages, and how much of it is there. */
export const ProductsPage = () => {
  const { t } = useWords();
  const { query, go } = usePath();
  const may = useMay("CATALOGUE_WRITE");
  const [shop] = useShop();
  const text = query.get("q") ?? "";
  const [asked, again] = useAsk(ProductsQuery, { storefront: shop, text });
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeys(list, search);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    go(`/catalogue?${new URLSearchParams({ shop, ...(wanted && { q: wanted }) })}`);
  };
  const columns: ListColumn<Product>[] = [
    {
      id: "brand",
      label: t("column.brand"),
      rowHeader: true,
      by: ({ brand }) => brand,
      cell: ({ brand, path }) => (
        <Go href={`/catalogue/${path}?shop=${shop}`} {...lineOf}>
          {brand}
        </Go>
      ),
    },
    {
      id: "kind",
      label: t("column.kind"),
      by: ({ kind }) => productText(t, kind),
      cell: ({ kind }) => <span className={page.words}>{productText(t, kind)}</span>,
    },
    {
      id: "category",
      whole: true,
      label: t("column.category"),
      by: ({ category }) => category,
      cell: ({ category }) => category ?? "–",
    },
    {
      id: "kinds",
      label: t("product.kinds"),
      cell: ({ kinds }) => kinds.map((one) => t(`product.${one as "DIGITAL"}`)).join(", "),
    },
    {
      id: "stock",
      label: t("product.stock"),
      align: "end",
      by: ({ onHand, reserved }) => (onHand === null ? undefined : onHand - (reserved ?? 0)),
      cell: ({ onHand, reserved }) =>
        onHand === null ? "∞" : reserved ? t("product.left", { free: onHand - reserved, held: reserved }) : onHand,
    },
    { id: "told", label: t("product.told"), cell: ({ told }) => told.join(" ") },
    {
      id: "state",
      whole: true,
      label: t("orders.state"),
      cell: ({ active, onHand, reserved }) =>
        !active ? (
          <Badge>{t("product.notSold")}</Badge>
        ) : onHand !== null && onHand - (reserved ?? 0) <= 0 ? (
          <Badge tone="danger">{t("product.soldOut")}</Badge>
        ) : (
          <Badge tone="success">{t("product.sold")}</Badge>
        ),
    },
  ];
  return (
    <Page
      title={t("place.catalogue")}
      actions={may && <Button onClick={() => go(`/catalogue/new?shop=${shop}`)}>{t("product.new")}</Button>}
    >
      <form key={text} onSubmit={find} className={orders.search}>
        <ShopPicker />
        <TextField
          ref={search}
          label={t("product.search")}
          className={orders.field}
          name="q"
          type="search"
          defaultValue={text}
          autoComplete="off"
        />
        <Button type="submit">{t("orders.find")}</Button>
      </form>
      <WhenAsked asked={asked} again={again}>
        {({ products }) => (
          <div ref={list}>
            <List
              name="products"
              caption={t("product.caption", { shop })}
              columns={columns}
              rows={products}
              rowKey={({ path }) => path}
              empty={<EmptyState title={t("product.none")}>{t("product.noneText")}</EmptyState>}
            />
          </div>
        )}
      </WhenAsked>
    </Page>
  );
};
