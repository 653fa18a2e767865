import { Button } from "@giftshop/ui-kit/button";
import type { RowData } from "@tanstack/react-table";
import { List } from "../list/list.tsx";
import type { ListColumn } from "../list/list-column.ts";
import { Section } from "../parts/page.tsx";
import { useWords } from "../words/words.tsx";
import { csvOf, downloadCsv } from "./csv.ts";
import { PlotOf, type PlotOfProps } from "./plot.tsx";

interface Column<Row> extends Pick<ListColumn<Row>, "id" | "label" | "align"> {
  /** What stands in the table. */
  text(row: Row): string;
  /** What stands in the CSV, where it is not that. */
  csv?(row: Row): string | number;
  /** It stands in the CSV alone: the table says it in another column. */
  inCsvOnly?: true;
}

interface FigureSectionProps<Row> {
  title: string;
  /** Name of the CSV, without its ending. */
  file: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey(row: Row): string;
  none: string;
  plot?: PlotOfProps;
}

/** Figures as a picture, a table and a CSV. */
export const FigureSection = <Row extends RowData>({
  title,
  file,
  columns,
  rows,
  rowKey,
  none,
  plot,
}: FigureSectionProps<Row>) => {
  const { t } = useWords();
  const csv = () =>
    csvOf(
      columns.map(({ id }) => id),
      rows.map((row) => columns.map(({ text, csv: cell }) => (cell ?? text)(row))),
    );
  return (
    <Section
      title={title}
      actions={
        rows.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => downloadCsv(`${file}.csv`, csv())}>
            {t("figures.csv")}
          </Button>
        )
      }
    >
      {plot &&
        [...Map.groupBy(plot.points, ({ unit = "" }) => unit)].map(([unit, points]) => (
          <PlotOf key={unit} {...plot} axis={unit ? `${plot.axis}, ${unit}` : plot.axis} points={points} />
        ))}
      <List
        caption={title}
        captionHidden
        columns={columns
          .filter(({ inCsvOnly }) => !inCsvOnly)
          .map(({ id, label, align, text, csv: worth }, index) => ({
            id,
            label,
            cell: text,
            by: worth ?? text,
            ...(align && { align }),
            ...(index === 0 && { rowHeader: true }),
          }))}
        rows={rows}
        rowKey={rowKey}
        empty={none}
      />
    </Section>
  );
};
