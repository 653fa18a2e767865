import { Badge } from "@giftshop/ui-kit/badge";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { Stack } from "@giftshop/ui-kit/layout";
import type { ParcelsQuery as Result } from "../generated/graphql.ts";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import { lineOf } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { Moment } from "../words/moment.tsx";
import { useWords } from "../words/words.tsx";

export type Parcel = NonNullable<Result["parcels"]["data"]>["parcels"][number];

interface ParcelListProps {
  parcels: readonly Parcel[];
  /** Names of those that are to be printed. */
  chosen: readonly string[];
  /** Absent: the person prints none. */
  onChoose?: ((names: readonly string[]) => void) | undefined;
}

/** Parcels that wait, each with when it has to leave. */
export const ParcelList = ({ parcels, chosen, onChoose }: ParcelListProps) => {
  const { t } = useWords();
  const columns: ListColumn<Parcel>[] = [
    {
      id: "name",
      whole: true,
      label: t("parcels.name"),
      rowHeader: true,
      by: ({ name }) => name,
      cell: ({ name, order }) => (
        <Go href={`/orders/${order}`} {...lineOf}>
          {name}
        </Go>
      ),
    },
    {
      id: "shop",
      whole: true,
      label: t("parcels.shop"),
      by: ({ storefront }) => storefront,
      cell: ({ storefront }) => storefront,
    },
    {
      id: "due",
      whole: true,
      label: t("parcels.due"),
      by: ({ leavesBy }) => leavesBy,
      cell: ({ leavesBy }) => <Moment at={leavesBy} />,
    },
    { id: "cards", label: t("parcels.cards"), align: "end", by: ({ cards }) => cards, cell: ({ cards }) => cards },
    {
      id: "state",
      whole: true,
      label: t("parcels.state"),
      cell: ({ held, overdue, registered }) => (
        <Stack direction="row" gap={1}>
          <Badge tone={held ? "warning" : overdue ? "danger" : "info"}>
            {held ? t("parcels.held") : overdue ? t("parcels.overdue") : t("parcels.ready")}
          </Badge>
          {registered && <Badge tone="accent">{t("parcels.registered")}</Badge>}
        </Stack>
      ),
    },
  ];
  return (
    <List
      name="parcels"
      choice={onChoose && { chosen, onChoose, can: ({ held }) => !held }}
      caption={t("parcels.caption")}
      columns={columns}
      rows={parcels}
      rowKey={({ name }) => name}
      empty={<EmptyState title={t("parcels.none")}>{t("parcels.noneText")}</EmptyState>}
    />
  );
};
