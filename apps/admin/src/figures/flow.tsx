import { formatPrice } from "@giftshop/ui-kit/format-price";
import { graphql } from "../generated/gql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { useWords } from "../words/words.tsx";
import { currencyColumn, daysFor } from "./columns.ts";
import { FigureSection } from "./figure-section.tsx";
import { conversionOf, funnelOf, steps } from "./funnel.ts";
import { fileOf, type Period, spanOf, variablesOf } from "./period.ts";

const FlowQuery = graphql(`
  query Flow($from: String!, $to: String!, $storefronts: [String!]) {
    flow(from: $from, to: $to, storefronts: $storefronts) {
      data {
        redeemed { storefront day currency payments amount }
        deliveries { storefront day kind gifts p50 p95 }
        events { storefront day event count }
      }
      errors { code parameter }
    }
  }
`);

const minute = 60;
const hour = 3600;
const tenth = 10;

/** A span of time in the largest unit that fits. */
const spanText = (seconds: number, locale: string): string => {
  const [unit, size] = seconds < minute ? ["second", 1] : seconds < hour ? ["minute", minute] : ["hour", hour];
  const value = Math.round((seconds / Number(size)) * tenth) / tenth;
  return new Intl.NumberFormat(locale, { style: "unit", unit: String(unit), unitDisplay: "short" }).format(value);
};

/** What was spent from cards, how fast gifts left, and how many visitors bought, by storefront and day. */
export const Flow = (period: Period) => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(FlowQuery, variablesOf(period));
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (
    <WhenAsked asked={asked} again={again}>
      {({ redeemed, deliveries, events }) => {
        const funnel = funnelOf(events);
        return (
          <>
            <FigureSection
              title={t("figures.redeemed")}
              file={fileOf("redeemed", period)}
              none={t("figures.redeemedNone")}
              rows={redeemed}
              rowKey={({ storefront, day, currency }) => `${storefront} ${day} ${currency}`}
              plot={{
                axis: t("figures.amount"),
                span: spanOf(period),
                points: redeemed.map(({ day, amount, storefront, currency }) => ({
                  at: day,
                  value: amount / 100,
                  of: storefront,
                  unit: currency,
                })),
              }}
              columns={[
                ...daysFor<(typeof redeemed)[number]>(t, locale),
                currencyColumn<(typeof redeemed)[number]>(t),
                { id: "payments", label: t("figures.payments"), align: "end", text: ({ payments }) => `${payments}` },
                {
                  id: "amount",
                  label: t("figures.amount"),
                  align: "end",
                  text: ({ currency, amount }) => formatPrice({ currency, value: amount }, locale, "always"),
                  csv: ({ amount }) => amount / 100,
                },
              ]}
            />
            <FigureSection
              title={t("figures.times")}
              file={fileOf("delivery", period)}
              none={t("figures.timesNone")}
              rows={deliveries}
              rowKey={({ storefront, day, kind }) => `${storefront} ${day} ${kind}`}
              plot={{
                axis: t("figures.p95Seconds"),
                span: spanOf(period),
                as: "lines",
                points: deliveries
                  .filter(({ kind }) => kind === "DIGITAL")
                  .map(({ day, p95, storefront }) => ({ at: day, value: p95, of: storefront })),
              }}
              columns={[
                ...daysFor<(typeof deliveries)[number]>(t, locale),
                { id: "kind", label: t("figures.kind"), text: ({ kind }) => t(`product.${kind as "DIGITAL"}`) },
                { id: "gifts", label: t("figures.gifts"), align: "end", text: ({ gifts }) => `${gifts}` },
                {
                  id: "p50",
                  label: "p50",
                  align: "end",
                  text: ({ p50 }) => spanText(p50, locale),
                  csv: ({ p50 }) => p50,
                },
                {
                  id: "p95",
                  label: "p95",
                  align: "end",
                  text: ({ p95 }) => spanText(p95, locale),
                  csv: ({ p95 }) => p95,
                },
              ]}
            />
            <FigureSection
              title={t("figures.conversion")}
              file={fileOf("conversion", period)}
              none={t("figures.conversionNone")}
              rows={funnel}
              rowKey={({ storefront, day }) => `${storefront} ${day}`}
              plot={{
                axis: t("figures.conversion"),
                span: spanOf(period),
                as: "lines",
                points: funnel.flatMap((one) => {
                  const value = conversionOf(one);
                  return value === undefined ? [] : { at: one.day, value, of: one.storefront };
                }),
              }}
              columns={[
                ...daysFor<(typeof funnel)[number]>(t, locale),
                ...steps.map((step) => ({
                  id: step,
                  label: t(`figures.steps.${step}`),
                  align: "end" as const,
                  text: (row: (typeof funnel)[number]) => `${row[step]}`,
                })),
                {
                  id: "conversion",
                  label: t("figures.conversion"),
                  align: "end",
                  text: (row) => {
                    const value = conversionOf(row);
                    return value === undefined ? "–" : percent.format(value);
                  },
                  csv: (row) => conversionOf(row) ?? "",
                },
              ]}
            />
          </>
        );
      }}
    </WhenAsked>
  );
};
