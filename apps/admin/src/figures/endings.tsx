import { formatPrice } from "@giftshop/ui-kit/format-price";
import { graphql } from "../generated/gql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { useWords } from "../words/words.tsx";
import { currencyColumn } from "./columns.ts";
import { FigureSection } from "./figure-section.tsx";

const EndingsQuery = graphql(`
  query Endings {
    endings { data { months { legalEntity currency month cards amount } } errors { code parameter } }
  }
`);

/** What is left on cards that end in the next two years. */
export const Endings = () => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(EndingsQuery, {});
  return (
    <WhenAsked asked={asked} again={again}>
      {({ months }) => (
        <FigureSection
          title={t("figures.endings")}
          file="endings"
          none={t("figures.endingsNone")}
          rows={months}
          rowKey={({ legalEntity, currency, month }) => `${legalEntity} ${currency} ${month}`}
          plot={{
            axis: t("figures.amount"),
            every: "month",
            points: months.map(({ month, amount, legalEntity, currency }) => ({
              at: month,
              value: amount / 100,
              of: legalEntity,
              unit: currency,
            })),
          }}
          columns={[
            { id: "month", label: t("figures.month"), text: ({ month }) => month },
            { id: "company", label: t("figures.entity"), text: ({ legalEntity }) => legalEntity },
            currencyColumn<(typeof months)[number]>(t),
            { id: "cards", label: t("figures.cards"), align: "end", text: ({ cards }) => `${cards}` },
            {
              id: "amount",
              label: t("figures.amount"),
              align: "end",
              text: ({ currency, amount }) => formatPrice({ currency, value: amount }, locale, "always"),
              csv: ({ amount }) => amount / 100,
            },
          ]}
        />
      )}
    </WhenAsked>
  );
};
