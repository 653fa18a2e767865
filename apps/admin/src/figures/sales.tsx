import { formatPrice } from "@giftshop/ui-kit/format-price";
import { graphql } from "../generated/gql.ts";
import type { SalesQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { useWords } from "../words/words.tsx";
import { currencyColumn, daysFor } from "./columns.ts";
import { FigureSection } from "./figure-section.tsx";
import { fileOf, type Period, spanOf, variablesOf } from "./period.ts";

const SalesQuery = graphql(`
  query Sales($from: String!, $to: String!, $storefronts: [String!]) {
    sales(from: $from, to: $to, storefronts: $storefronts) {
      data { days { storefront day currency orders total postage extras } }
      errors { code parameter }
    }
  }
`);

type Day = NonNullable<Result["sales"]["data"]>["days"][number];

/** Paid orders by storefront and day. */
export const Sales = (period: Period) => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(SalesQuery, variablesOf(period));
  const amount = (id: string, label: string, amountIn: (day: Day) => number) => ({
    id,
    label,
    align: "end" as const,
    text: (row: Day) => formatPrice({ currency: row.currency, value: amountIn(row) }, locale, "always"),
    csv: (row: Day) => amountIn(row) / 100,
  });
  return (
    <WhenAsked asked={asked} again={again}>
      {({ days }) => (
        <FigureSection
          title={t("figures.sales")}
          file={fileOf("sales", period)}
          none={t("figures.salesNone")}
          rows={days}
          rowKey={({ storefront, day }) => `${storefront} ${day}`}
          plot={{
            axis: t("figures.total"),
            span: spanOf(period),
            points: days.map(({ day, total, storefront, currency }) => ({
              at: day,
              value: total / 100,
              of: storefront,
              unit: currency,
            })),
          }}
          columns={[
            ...daysFor<Day>(t, locale),
            currencyColumn<Day>(t),
            { id: "orders", label: t("figures.orders"), align: "end", text: ({ orders }) => `${orders}` },
            amount("total", t("figures.total"), ({ total }) => total),
            amount("delivery", t("figures.delivery"), ({ postage }) => postage),
            amount("extras", t("figures.extras"), ({ extras }) => extras),
          ]}
        />
      )}
    </WhenAsked>
  );
};
