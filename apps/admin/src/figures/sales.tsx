import { Button, formatPrice, Table, type TableColumn } from "@giftshop/ui-kit";
import { graphql } from "../generated/gql.ts";
import type { SalesQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Section } from "../parts/page.tsx";
import { useWords } from "../words/words.tsx";
import { csvOf, downloadCsv } from "./csv.ts";

const SalesQuery = graphql(`
  query Sales($from: String!, $to: String!) {
    sales(from: $from, to: $to) {
      data { days { storefront day currency orders total postage extras } }
      errors { code parameter }
    }
  }
`);

type Day = NonNullable<Result["sales"]["data"]>["days"][number];

const csv = (days: readonly Day[]): string =>
  csvOf(
    ["storefront", "day", "currency", "orders", "total", "delivery", "extras"],
    days.map((one) => [
      one.storefront,
      one.day,
      one.currency,
      one.orders,
      one.total / 100,
      one.postage / 100,
      one.extras / 100,
    ]),
  );

/** Paid orders by storefront and day. */
export function Sales({ from, to }: { from: string; to: string }) {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(SalesQuery, { from, to });
  const money = (currency: string, value: number) => formatPrice({ currency, value }, locale, "always");
  const columns: TableColumn<Day>[] = [
    { id: "day", label: t("figures.day"), rowHeader: true, cell: ({ day }) => day },
    { id: "shop", label: t("figures.shop"), cell: ({ storefront }) => storefront },
    { id: "orders", label: t("figures.orders"), align: "end", cell: ({ orders }) => orders },
    { id: "total", label: t("figures.total"), align: "end", cell: ({ currency, total }) => money(currency, total) },
    {
      id: "delivery",
      label: t("figures.delivery"),
      align: "end",
      cell: ({ currency, postage }) => money(currency, postage),
    },
    { id: "extras", label: t("figures.extras"), align: "end", cell: ({ currency, extras }) => money(currency, extras) },
  ];
  const days = asked.state === "ready" ? asked.data.days : [];
  return (
    <Section
      title={t("figures.sales")}
      actions={
        days.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => downloadCsv(`sales-${from}-${to}.csv`, csv(days))}>
            {t("figures.csv")}
          </Button>
        )
      }
    >
      <WhenAsked asked={asked} again={again}>
        {(found) => (
          <Table
            caption={t("figures.sales")}
            captionHidden
            columns={columns}
            rows={found.days}
            rowKey={({ storefront, day }) => `${storefront} ${day}`}
            empty={t("figures.salesNone")}
          />
        )}
      </WhenAsked>
    </Section>
  );
}
