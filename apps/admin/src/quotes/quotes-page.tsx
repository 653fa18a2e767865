import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useRef } from "react";
import type { QuoteState, QuotesQuery as Result } from "../generated/graphql.ts";
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
import { ShopFilter, useAskedShop } from "../shop/shop-filter.tsx";
import { dayText, Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";
import { QuotesQuery } from "./quote-documents.ts";
import { QuoteStateBadge } from "./quote-state.tsx";

type Listed = NonNullable<Result["quotes"]["data"]>["quotes"][number];

const states: readonly QuoteState[] = ["SUBMITTED", "PRICED", "SENT", "ACCEPTED", "EXPIRED", "WITHDRAWN"];

/** Quotes that commerce lists at most. */
const mostListed = 100;

/** Quotes of companies: the newest, or those that are looked for. */
export const QuotesPage = () => {
  const { t, locale } = useWords();
  const { query, go } = usePath();
  const text = query.get("q") ?? "";
  const state = states.find((one) => one === query.get("state"));
  const shop = useAskedShop();
  const [asked, again] = useAsk(QuotesQuery, { text, state: state ?? null, storefronts: shop ? [shop] : null });
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeys(list, search);
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`.trim()]);
    go(`/quotes?${new URLSearchParams(said.filter(([, value]) => value !== ""))}`);
  };
  const columns: ListColumn<Listed>[] = [
    {
      id: "reference",
      whole: true,
      label: t("quotes.reference"),
      rowHeader: true,
      by: ({ reference }) => reference,
      cell: ({ reference }) => (
        <Go href={`/quotes/${reference}`} {...lineOf}>
          {reference}
        </Go>
      ),
    },
    {
      id: "asked",
      whole: true,
      label: t("quotes.asked"),
      by: ({ askedAt }) => askedAt,
      cell: ({ askedAt }) => <Moment at={askedAt} />,
    },
    {
      id: "company",
      label: t("companies.company"),
      by: ({ company, email }) => company ?? email,
      cell: ({ company, email }) => [company, email].filter(Boolean).join(" · "),
    },
    {
      id: "shop",
      whole: true,
      label: t("order.shop"),
      by: ({ storefront }) => storefront,
      cell: ({ storefront }) => storefront,
    },
    {
      id: "wanted",
      whole: true,
      label: t("quotes.wanted"),
      by: ({ wantedOn }) => wantedOn,
      cell: ({ wantedOn }) => (wantedOn ? dayText(wantedOn, locale) : "–"),
    },
    {
      id: "state",
      whole: true,
      label: t("orders.state"),
      by: ({ state: at }) => t(`quotes.state.${at}`),
      cell: ({ state: at }) => <QuoteStateBadge state={at} />,
    },
  ];
  return (
    <Page title={t("place.quotes")}>
      <form key={`${text} ${shop} ${state}`} onSubmit={find} className={orders.search}>
        <TextField
          ref={search}
          label={t("quotes.search")}
          className={orders.field}
          name="q"
          type="search"
          defaultValue={text}
          autoComplete="off"
        />
        <SelectNative
          label={t("orders.state")}
          name="state"
          defaultValue={state ?? ""}
          options={[
            { id: "", label: t("quotes.any") },
            ...states.map((id) => ({ id, label: t(`quotes.state.${id}`) })),
          ]}
        />
        <ShopFilter />
        <Button type="submit">{t("orders.find")}</Button>
      </form>
      <WhenAsked asked={asked} again={again}>
        {({ quotes }) => (
          <div ref={list} className={page.page}>
            <List
              name="quotes"
              part={quotes.length === mostListed}
              caption={text === "" ? t("quotes.newest") : t("orders.found", { text })}
              columns={columns}
              rows={quotes}
              rowKey={({ reference }) => reference}
              empty={<EmptyState title={t("quotes.none")}>{t("quotes.noneText")}</EmptyState>}
            />
            {quotes.length === mostListed && <Text tone="muted">{t("quotes.more", { count: mostListed })}</Text>}
          </div>
        )}
      </WhenAsked>
    </Page>
  );
};
