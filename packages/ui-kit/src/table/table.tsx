import type { ReactNode } from "react";
import { ChevronDownIcon } from "../icon/icon.tsx";
import { join } from "../join.ts";
import * as styles from "./table.css.ts";

export interface TableColumn<Row> {
  /** Unique among the columns. */
  id: string;
  /** Its name, shown above it. */
  label: string;
  /** What stands in it. */
  cell: (row: Row) => ReactNode;
  /** `end` for amounts and numbers. Default `start`. */
  align?: "start" | "end";
  /** What stands in it stays on one line: a number, a date, a state. Default `false`. */
  whole?: boolean;
  /** Its cell names the row for a screen reader, and is the row's title on a phone; one column at most. */
  rowHeader?: boolean;
  /** Its head is a button that asks for another order. */
  sortable?: boolean;
}

export interface TableSort {
  /** Id of the column the rows are ordered by. */
  column: string;
  direction: "ascending" | "descending";
}

export interface TableProps<Row> {
  /** What the table is about. */
  caption: string;
  /** Keeps the caption for screen readers, where a heading above says the same. */
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows are ordered now; the table does not order them itself. */
  sort?: TableSort | undefined;
  /** A head was pressed: the order that is wished. */
  onSort?: ((sort: TableSort) => void) | undefined;
  /**
   * On a phone: `stack` turns each row into a small card, below the heads
   * that order them, `scroll` keeps the columns and scrolls. Default `stack`.
   */
  phone?: "stack" | "scroll";
  /** Shown in the place of rows when there are none. */
  empty?: ReactNode;
  className?: string | undefined;
}

/** Rows and columns. */
export const Table = <Row,>({
  caption,
  captionHidden = false,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  phone = "stack",
  empty,
  className,
}: TableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer scrolls it by arrow keys (axe: scrollable-region-focusable)
  <section className={join(styles.frame, className)} aria-label={caption} tabIndex={0}>
    <table className={join(styles.table, phone === "stack" && styles.stacked)} data-phone={phone}>
      {!captionHidden && <caption className={styles.caption}>{caption}</caption>}
      <thead data-empty={rows.length === 0 || undefined}>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row}>
            {columns.map((column) => (
              <BodyCell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
        {rows.length === 0 && empty && (
          <tr>
            <td className={styles.cell} colSpan={columns.length}>
              {empty}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  </section>
);

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((sort: TableSort) => void) | undefined;
}

const HeadCell = <Row,>({ column: { id, label, align, sortable }, sort, onSort }: HeadCellProps<Row>) => {
  const direction = sort?.column === id ? sort.direction : undefined;
  const wish = direction === "ascending" ? "descending" : "ascending";
  return (
    <th
      scope="col"
      className={styles.headCell}
      data-align={align}
      data-sortable={sortable || undefined}
      aria-sort={direction}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => onSort?.({ column: id, direction: wish })}>
          {label}
          <ChevronDownIcon className={styles.sortMark} />
        </button>
      ) : (
        label
      )}
    </th>
  );
};

const BodyCell = <Row,>({ column, row }: { column: TableColumn<Row>; row: Row }) => {
  const { label, cell, align, rowHeader, whole = false } = column;
  const marks = { "data-align": align, "data-whole": whole || undefined };
  return rowHeader ? (
    <th scope="row" className={styles.cell} {...marks}>
      {cell(row)}
    </th>
  ) : (
    <td className={styles.cell} {...marks} data-label={label}>
      <div className={styles.value}>{cell(row)}</div>
    </td>
  );
};
