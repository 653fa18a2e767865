import { Badge } from "@giftshop/ui-kit/badge";
import { Button } from "@giftshop/ui-kit/button";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { csvOf, downloadCsv } from "../figures/csv.ts";
import { PlotOf } from "../figures/plot.tsx";
import { graphql } from "../generated/gql.ts";
import type { DrawsQuery as Result } from "../generated/graphql.ts";
import { useAsk } from "../graphql/use-ask.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import { toneOf } from "../orders/tone.ts";
import { WhenAsked } from "../parts/asked.tsx";
import { Page, Section } from "../parts/page.tsx";
import { Moment } from "../words/moment.tsx";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

const DrawsQuery = graphql(`
  query Draws {
    draws {
      data {
        draws {
          id storefront state entries closesAt drawsAt drawnAt commitment round prize place endsAt
          budget { currency value } given { currency value } returned { currency value }
        }
      }
      errors { code parameter }
    }
  }
`);

type Draw = NonNullable<Result["draws"]["data"]>["draws"][number];
type Money = Draw["budget"];

const amount = (money: Money): number | string => (money ? money.value / 100 : "");

const csvOfDraws = (draws: readonly Draw[]): string =>
  csvOf(
    ["draw", "shop", "state", "entries", "closes", "drawn", "prize", "currency", "set aside", "given", "returned"],
    draws.map((draw) => [
      ...[draw.id, draw.storefront, draw.state, draw.entries, draw.closesAt, draw.drawnAt ?? "", draw.prize ?? ""],
      ...[draw.budget?.currency ?? "", amount(draw.budget), amount(draw.given), amount(draw.returned)],
    ]),
  );

/** Columns that say nothing until a draw is closed. */
const later: ReadonlySet<string> = new Set(["fixed", "prize", "budget", "given", "returned"]);

const isKnown = ({ commitment, ...draw }: Draw, id: string): boolean =>
  id === "fixed" ? commitment !== null : draw[id as "prize" | "budget" | "given" | "returned"] !== null;

/** When it closes, until when the prize is offered: the moment that comes next. */
const Next = ({ draw: { state, closesAt, drawsAt, drawnAt } }: { draw: Draw }) => {
  const { t } = useWords();
  const [label, at] =
    state === "OPEN"
      ? [t("draws.closes"), closesAt]
      : state === "DRAWN"
        ? [t("draws.drawn"), drawnAt ?? drawsAt]
        : [t("draws.due"), drawsAt];
  return (
    <span>
      {label} <Moment at={at} />
    </span>
  );
};

/**
 * The monthly draws: how many take part, what they are made from, and what became of the prize; never who.
 */
export const DrawsPage = () => {
  const { t, locale } = useWords();
  const [asked, again] = useAsk(DrawsQuery, {});
  const money = (amount: Money) => (amount ? formatPrice(amount, locale, "always") : "–");
  const columns: ListColumn<Draw>[] = [
    { id: "draw", whole: true, label: t("draws.draw"), rowHeader: true, by: ({ id }) => id, cell: ({ id }) => id },
    {
      id: "state",
      whole: true,
      label: t("draws.state"),
      by: ({ state }) => stateText(t, state),
      cell: ({ state }) => <Badge tone={toneOf(state)}>{stateText(t, state)}</Badge>,
    },
    {
      id: "entries",
      label: t("draws.entries"),
      align: "end",
      by: ({ entries }) => entries,
      cell: ({ entries }) => entries,
    },
    { id: "next", whole: true, label: t("draws.moment"), cell: (draw) => <Next draw={draw} /> },
    {
      id: "fixed",
      label: t("draws.fixed"),
      cell: ({ commitment, round }) =>
        (commitment && (
          <Stack gap={1}>
            <code title={commitment}>{commitment.slice(0, 16)}…</code>
            <Text size="small" tone="muted">
              {t("draws.round", { round: round ?? 0 })}
            </Text>
          </Stack>
        )) ??
        "–",
    },
    {
      id: "prize",
      label: t("draws.prize"),
      cell: ({ prize, place, endsAt }) =>
        (prize && (
          <Stack gap={1}>
            <Badge tone={toneOf(prize)}>{stateText(t, prize)}</Badge>
            <Text size="small" tone="muted">
              {place === 0 ? t("draws.winner") : t("draws.reserve", { place: place ?? 0 })}
              {prize === "OFFERED" && endsAt && (
                <>
                  {" · "}
                  <Moment at={endsAt} />
                </>
              )}
            </Text>
          </Stack>
        )) ??
        "–",
    },
    { id: "budget", label: t("draws.budget"), align: "end", cell: ({ budget }) => money(budget) },
    { id: "given", label: t("draws.given"), align: "end", cell: ({ given }) => money(given) },
    { id: "returned", label: t("draws.returned"), align: "end", cell: ({ returned }) => money(returned) },
  ];
  return (
    <Page title={t("place.draws")}>
      <Text tone="muted">{t("draws.hint")}</Text>
      <WhenAsked asked={asked} again={again}>
        {({ draws }) => (
          <Section
            title={t("draws.entries")}
            actions={
              draws.length > 0 && (
                <Button variant="secondary" size="small" onClick={() => downloadCsv("draws.csv", csvOfDraws(draws))}>
                  {t("figures.csv")}
                </Button>
              )
            }
          >
            {draws.length > 0 && (
              <PlotOf
                axis={t("draws.entries")}
                every="month"
                points={draws.map(({ closesAt, entries, storefront }) => ({
                  at: closesAt,
                  value: entries,
                  of: storefront,
                }))}
              />
            )}
            <List
              caption={t("place.draws")}
              captionHidden
              columns={columns.filter(({ id }) => !later.has(id) || draws.some((draw) => isKnown(draw, id)))}
              rows={draws}
              rowKey={({ id }) => id}
              empty={t("draws.none")}
            />
          </Section>
        )}
      </WhenAsked>
    </Page>
  );
};
