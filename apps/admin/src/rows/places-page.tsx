import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useRef } from "react";
import type { ListedPlacesQuery as Result } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useAsk } from "../graphql/use-ask.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import * as orders from "../orders/orders.css.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Page } from "../parts/page.tsx";
import { lineOf, useListKeys } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { usePath } from "../shell/path.tsx";
import { ShopPicker, useShop } from "../shop/use-shop.tsx";
import { useWords } from "../words/words.tsx";
import { PlacesQuery } from "./row-documents.ts";

type Place = NonNullable<Result["listedPlaces"]["data"]>["places"][number];

/** Places where products are spent. */
export const PlacesPage = () => {
  const { t } = useWords();
  const { query, go } = usePath();
  const may = useMay("CATALOGUE_WRITE");
  const [shop] = useShop();
  const [text, product] = [query.get("q") ?? "", query.get("product") ?? ""];
  const [asked, again] = useAsk(PlacesQuery, { storefront: shop, text, product });
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeys(list, search);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = { q: String(form.get("q") ?? ""), product: String(form.get("product") ?? "") };
    go(`/places?${new URLSearchParams({ shop, ...wanted })}`);
  };
  const columns: ListColumn<Place>[] = [
    {
      id: "title",
      label: t("column.title"),
      rowHeader: true,
      by: ({ title }) => title,
      cell: ({ title, product: one, path }) => (
        <Go href={`/places/${one}/${path}?shop=${shop}`} {...lineOf}>
          {title}
        </Go>
      ),
    },
    { id: "product", label: t("column.product"), by: (row) => row.product, cell: (row) => row.product },
    { id: "street", label: t("column.street"), by: ({ street }) => street, cell: ({ street }) => street },
    { id: "city", label: t("column.city"), by: ({ city }) => city, cell: ({ city }) => city },
    {
      id: "state",
      whole: true,
      label: t("orders.state"),
      cell: ({ active }) => (
        <Badge tone={active ? "success" : "neutral"}>{active ? t("places.open") : t("places.closed")}</Badge>
      ),
    },
  ];
  return (
    <Page
      title={t("place.places")}
      actions={may && <Button onClick={() => go(`/places/new/new?shop=${shop}`)}>{t("places.new")}</Button>}
    >
      <form key={`${text} ${product}`} onSubmit={find} className={orders.search}>
        <ShopPicker />
        <TextField
          ref={search}
          label={t("places.search")}
          className={orders.field}
          name="q"
          type="search"
          defaultValue={text}
          autoComplete="off"
        />
        <TextField label={t("column.product")} name="product" defaultValue={product} autoComplete="off" />
        <Button type="submit">{t("orders.find")}</Button>
      </form>
      <WhenAsked asked={asked} again={again}>
        {({ places }) => (
          <div ref={list}>
            <List
              caption={t("places.caption", { shop })}
              columns={columns}
              rows={places}
              rowKey={(row) => `${row.product} ${row.path}`}
              empty={<EmptyState title={t("places.none")}>{t("places.noneText")}</EmptyState>}
            />
          </div>
        )}
      </WhenAsked>
    </Page>
  );
};
