import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Table, type TableColumn } from "@giftshop/ui-kit/table";
import { Text } from "@giftshop/ui-kit/text";
import { graphql } from "../generated/gql.ts";
import type { BooksQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
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

/** What every kind of account stands at, by company and currency; of gift cards by two counts. */
export const Books = () => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(BooksQuery, {});
  const money = (currency: string, value: number) => formatPrice({ currency, value }, locale, "always");
  const columns: TableColumn<Sum>[] = [
    { id: "entity", label: t("figures.entity"), cell: ({ legalEntity }) => legalEntity },
    { id: "account", label: t("figures.account"), rowHeader: true, cell: ({ kind }) => accountText(t, kind) },
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
          <Table
            caption={t("figures.books")}
            captionHidden
            columns={columns}
            rows={sums}
            rowKey={({ legalEntity, currency, kind }) => `${legalEntity} ${currency} ${kind}`}
          />
        )}
      </WhenAsked>
    </Section>
  );
};
