import { Badge } from "@giftshop/ui-kit/badge";
import { BarChart } from "@giftshop/ui-kit/bar-chart";
import { Button } from "@giftshop/ui-kit/button";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Text } from "@giftshop/ui-kit/text";
import { graphql } from "../generated/gql.ts";
import type { BooksQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Section } from "../parts/page.tsx";
import { accountText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { csvOf, downloadCsv } from "./csv.ts";

const BooksQuery = graphql(`
  query Books {
    books { data { sums { legalEntity currency kind amount onCards } } errors { code parameter } }
  }
`);

type Sum = NonNullable<Result["books"]["data"]>["sums"][number];

const csv = (sums: readonly Sum[]): string =>
  csvOf(
    ["company", "currency", "account", "amount", "on cards"],
    sums.map((one) => [
      one.legalEntity,
      one.currency,
      one.kind,
      one.amount / 100,
      one.onCards === null ? "" : one.onCards / 100,
    ]),
  );

/** What is owed to whoever holds a card. */
const isOnCards = ({ onCards }: Sum): boolean => onCards !== null;

/** What every kind of account stands at, by company and currency; of gift cards by two counts. */
export const Books = () => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(BooksQuery, {});
  const money = (currency: string, value: number) => formatPrice({ currency, value }, locale, "always");
  const columns: ListColumn<Sum>[] = [
    {
      id: "entity",
      label: t("figures.entity"),
      by: ({ legalEntity }) => legalEntity,
      cell: ({ legalEntity }) => legalEntity,
    },
    {
      id: "account",
      label: t("figures.account"),
      rowHeader: true,
      by: ({ kind }) => accountText(t, kind),
      cell: ({ kind }) => accountText(t, kind),
    },
    { id: "amount", label: t("figures.amount"), align: "end", cell: ({ currency, amount }) => money(currency, amount) },
    {
      id: "cards",
      label: t("figures.onCards"),
      align: "end",
      cell: ({ currency, amount, onCards }) =>
        onCards === null ? (
          ""
        ) : onCards === amount ? (
          <Badge tone="success">{t("figures.same")}</Badge>
        ) : (
          <Badge tone="danger">{money(currency, onCards)}</Badge>
        ),
    },
  ];
  return (
    <Section
      title={t("figures.books")}
      actions={
        asked.state === "ready" && (
          <Button variant="secondary" size="small" onClick={() => downloadCsv("books.csv", csv(asked.data.sums))}>
            {t("figures.csv")}
          </Button>
        )
      }
    >
      <Text size="small" tone="muted">
        {t("figures.booksHint")}
      </Text>
      <WhenAsked asked={asked} again={again}>
        {({ sums }) => (
          <>
            {[...Map.groupBy(sums.filter(isOnCards), ({ currency }) => currency)].map(([currency, own]) => (
              <BarChart
                key={currency}
                caption={t("figures.outstanding", { currency })}
                bars={own.map(({ legalEntity, amount }) => ({
                  id: legalEntity,
                  label: legalEntity,
                  value: amount,
                  valueLabel: money(currency, amount),
                }))}
              />
            ))}
            <List
              caption={t("figures.books")}
              captionHidden
              columns={columns}
              rows={sums}
              rowKey={({ legalEntity, currency, kind }) => `${legalEntity} ${currency} ${kind}`}
            />
          </>
        )}
      </WhenAsked>
    </Section>
  );
};
