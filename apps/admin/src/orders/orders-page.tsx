import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useRef, useState } from "react";
import { graphql } from "../generated/gql.ts";
import type { OrdersQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { List } from "../list/list.tsx";
import { byMoney, type ListColumn } from "../list/list-column.ts";
import { WhenAsked } from "../parts/asked.tsx";
import * as page from "../parts/page.css.ts";
import { Page } from "../parts/page.tsx";
import { lineOf, useListKeys } from "../parts/use-list-keys.ts";
import { Several } from "../several/several.tsx";
import { Go } from "../shell/go.tsx";
import { usePath } from "../shell/path.tsx";
import { ShopFilter, useAskedShop } from "../shop/shop-filter.tsx";
import { Moment } from "../words/moment.tsx";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { isCardNumber, withoutNumber } from "./card-number.ts";
import * as styles from "./orders.css.ts";
import { toneOf } from "./tone.ts";

const OrdersQuery = graphql(`
  query Orders($text: String!, $storefronts: [String!], $before: String) {
    orders(text: $text, storefronts: $storefronts, before: $before) {
      data { orders { number storefront state name email placedAt cursor total { currency value } } }
      errors { code parameter }
    }
  }
`);

type Order = NonNullable<Result["orders"]["data"]>["orders"][number];

/** Orders: the newest, or those that are looked for. */
export const OrdersPage = () => {
  const { t, locale } = useWords();
  const { query, go } = usePath();
  // A card's number is in no address, and so in no history of a browser.
  const [card, setCard] = useState<string>();
  const said = query.get("q") ?? "";
  const text = said === "" ? (card ?? "") : said;
  const before = query.get("before");
  const shop = useAskedShop();
  const [asked, again] = useAsk(OrdersQuery, { text, storefronts: shop ? [shop] : null, before });
  const shown = [text, shop, before].join(" ");
  const [choice, setChoice] = useState<{ shown: string; numbers: readonly string[] }>({ shown, numbers: [] });
  // Nothing is done with orders that were chosen in another list, which nobody sees any more.
  const chosen = choice.shown === shown ? choice.numbers : [];
  const setChosen = (numbers: readonly string[]) => setChoice({ shown, numbers });
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  useListKeys(list, search);
  const columns: ListColumn<Order>[] = [
    {
      id: "number",
      whole: true,
      label: t("orders.number"),
      rowHeader: true,
      by: ({ number }) => number,
      cell: ({ number }) => (
        <Go href={`/orders/${number}`} {...lineOf}>
          {number}
        </Go>
      ),
    },
    {
      id: "placed",
      whole: true,
      label: t("orders.placed"),
      by: ({ placedAt }) => placedAt,
      cell: ({ placedAt }) => <Moment at={placedAt} />,
    },
    { id: "name", label: t("orders.buyer"), by: ({ name }) => name, cell: ({ name, email }) => `${name} · ${email}` },
    {
      id: "state",
      whole: true,
      label: t("orders.state"),
      by: ({ state }) => stateText(t, state),
      cell: ({ state }) => <Badge tone={toneOf(state)}>{stateText(t, state)}</Badge>,
    },
    {
      id: "total",
      label: t("orders.total"),
      align: "end",
      by: ({ total }) => byMoney(total),
      cell: ({ total }) => formatPrice(total, locale, "always"),
    },
  ];
  const lead = (q: string, of: string, cursor = "") => {
    const parts = Object.entries({ q, of, before: cursor }).filter(([, value]) => value !== "");
    go(parts.length === 0 ? "/" : `/?${new URLSearchParams(parts)}`);
  };
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = String(form.get("q") ?? "").trim();
    const isCard = isCardNumber(wanted);
    setCard(isCard ? wanted : undefined);
    lead(isCard ? "" : wanted, String(form.get("of") ?? ""));
  };
  return (
    <Page title={t("place.orders")}>
      <form key={`${text} ${shop}`} onSubmit={find} className={styles.search}>
        <TextField
          ref={search}
          label={t("orders.search")}
          className={styles.field}
          name="q"
          type="search"
          defaultValue={text}
          autoComplete="off"
        />
        <ShopFilter />
        <Button type="submit">{t("orders.find")}</Button>
        <Text size="small" tone="muted">
          {t("orders.hint")}
        </Text>
      </form>
      <Several
        numbers={chosen}
        onDone={() => {
          setChosen([]);
          again();
        }}
      />
      <WhenAsked asked={asked} again={again}>
        {({ orders }) => (
          <div ref={list} className={page.page}>
            <List
              name="orders"
              part={orders.length === 50 || before !== null}
              choice={{ chosen, onChoose: setChosen }}
              caption={text === "" ? t("orders.newest") : t("orders.found", { text: withoutNumber(text) })}
              columns={columns}
              rows={orders}
              rowKey={({ number }) => number}
              empty={<EmptyState title={t("orders.none")}>{t("orders.noneText")}</EmptyState>}
            />
            {orders.length === 50 && (
              <div>
                <Button variant="secondary" onClick={() => lead(said, shop, orders.at(-1)?.cursor)}>
                  {t("orders.older")}
                </Button>
              </div>
            )}
          </div>
        )}
      </WhenAsked>
    </Page>
  );
};
