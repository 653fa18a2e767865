import type { TableColumn } from "@giftshop/ui-kit/table";
import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type SortFn,
  tableFeatures,
} from "@tanstack/react-table";

/** What lists can do; nothing else of the library is shipped. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowSelectionFeature,
  columnVisibilityFeature,
});

/** What a line is ordered by. What has none comes last. */
export type Worth = string | number | null | undefined;

export interface ListColumn<Row> extends Omit<TableColumn<Row>, "sortable"> {
  /** What lines are ordered by once its head is pressed; absent: the column orders nothing. */
  by?: (row: Row) => Worth;
}

/** Numbers by their size, words as readers of the language order them. */
export const comparing = (locale: string): ((one: Worth, other: Worth) => number) => {
  const words = new Intl.Collator(locale, { numeric: true });
  return (one, other) =>
    typeof one === "number" && typeof other === "number" ? one - other : words.compare(`${one}`, `${other}`);
};

/** Amounts are ordered within their currency. */
export const byMoney = ({ currency, value }: { currency: string; value: number }): string => `${currency} ${value}`;

/** Columns as the library wants them; what is drawn in them stays ours. */
export const definitionsOf = <Row extends RowData>(
  columns: readonly ListColumn<Row>[],
  locale: string,
): ColumnDef<typeof features, Row>[] => {
  const compare = comparing(locale);
  const sortFn: SortFn<typeof features, Row> = (one, other, column) =>
    compare(one.getValue(column), other.getValue(column));
  return columns.map(({ id, by, rowHeader = false }) => ({
    id,
    enableHiding: !rowHeader,
    ...(by && {
      accessorFn: (row: Row) => by(row) ?? undefined,
      sortUndefined: "last" as const,
      sortFn,
    }),
  }));
};
