import { formatPrice } from "@giftshop/ui-kit/format-price";
import { graphql } from "../generated/gql.ts";
import type { SalesQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { useWords } from "../words/words.tsx";
import { FigureSection } from "./figure-section.tsx";

const SalesQuery = graphql(`
  query Sales($from: String!, $to: String!) {
    sales(from: $from, to: $to) {
      data { days { storefront day currency orders total postage extras } }
      errors { code parameter }
    }
  }
`);

type Day = NonNullable<Result["sales"]["data"]>["days"][number];

/** Paid orders by storefront and day. */
export const Sales = ({ from, to }: { from: string; to: string }) => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(SalesQuery, { from, to });
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
          file={`sales-${from}-${to}`}
          none={t("figures.salesNone")}
          rows={days}
          rowKey={({ storefront, day }) => `${storefront} ${day}`}
          plot={{
            axis: t("figures.total"),
            points: days.map(({ day, total, storefront }) => ({ at: day, value: total / 100, of: storefront })),
          }}
          columns={[
            { id: "day", label: t("figures.day"), text: ({ day }) => day },
            { id: "shop", label: t("figures.shop"), text: ({ storefront }) => storefront },
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
