import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { Table, type TableColumn, type TableProps } from "@giftshop/ui-kit/table";
import { functionalUpdate, type RowData, type SortingState, useTable } from "@tanstack/react-table";
import { useMemo, useState } from "react";
import * as page from "../parts/page.css.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "./list.css.ts";
import { ListBar } from "./list-bar.tsx";
import { definitionsOf, features, type ListColumn } from "./list-column.ts";
import { useLeftOut } from "./use-left-out.ts";

/** Lines that are chosen for what is done about several. */
interface Choice<Row> {
  /** Their keys, those of other pages among them. */
  chosen: readonly string[];
  onChoose(keys: readonly string[]): void;
  /** Which lines can be; absent: all. */
  can?(row: Row): boolean;
}

interface ListProps<Row> extends Omit<TableProps<Row>, "columns" | "sort" | "onSort" | "phone" | "className"> {
  columns: readonly ListColumn<Row>[];
  choice?: Choice<Row> | undefined;
  /** A person may leave columns out, which is kept by this name; absent: all of them stand. */
  name?: string;
  /** They are some of a longer list, whose order is not known here: no head orders them. Default `false`. */
  part?: boolean;
}

const inNoOrder: SortingState = [];

/**
 * Every list and table of the admin: ordered by a press on a head where its columns say by what, its lines
 * chosen one by one, by a range with Shift, or all. The library holds what is so; ui-kit's table draws it.
 */
export const List = <Row extends RowData>({
  columns,
  rows,
  rowKey,
  choice,
  name,
  part = false,
  ...table
}: ListProps<Row>) => {
  const { locale } = useWords();
  const [wished, setSorting] = useState<SortingState>([]);
  const sorting = part ? inNoOrder : wished;
  const [columnVisibility, setVisibility] = useLeftOut(name);
  const chosen = choice?.chosen;
  const rowSelection = useMemo(() => Object.fromEntries((chosen ?? []).map((key) => [key, true as const])), [chosen]);
  const list = useTable({
    features,
    columns: useMemo(() => definitionsOf(columns, locale), [columns, locale]),
    data: rows,
    getRowId: rowKey,
    enableRowSelection: ({ original }) => choice !== undefined && (choice.can?.(original) ?? true),
    state: { sorting, columnVisibility, rowSelection },
    onSortingChange: setSorting,
    onColumnVisibilityChange: (next) => setVisibility(functionalUpdate(next, columnVisibility)),
    onRowSelectionChange: (next) => choice?.onChoose(Object.keys(functionalUpdate(next, rowSelection))),
  });
  const lines = list.getRowModel();
  const drawn = columns
    .filter(({ id }) => list.getColumn(id)?.getIsVisible())
    .map(({ by, ...column }): TableColumn<Row> => {
      const sortable = by !== undefined && rows.length > 1 && !part;
      if (!(column.rowHeader && choice)) return { ...column, sortable };
      const cell = (row: Row) => {
        const line = lines.rowsById[rowKey(row)];
        if (!line?.getCanSelect()) return column.cell(row);
        return (
          <Checkbox
            {...(column.whole && { className: page.whole })}
            label={column.cell(row)}
            checked={line.getIsSelected()}
            onChange={line.getToggleSelectedHandler()}
          />
        );
      };
      return { ...column, sortable, cell };
    });
  const [first] = sorting;
  return (
    <div className={styles.list}>
      {rows.length > 0 && (choice || name) && (
        <ListBar table={list} columns={columns} chooses={choice !== undefined} leavesOut={name !== undefined} />
      )}
      <Table
        {...table}
        columns={drawn}
        rows={lines.rows.map(({ original }) => original)}
        rowKey={rowKey}
        sort={first && { column: first.id, direction: first.desc ? "descending" : "ascending" }}
        onSort={({ column, direction }) => list.setSorting([{ id: column, desc: direction === "descending" }])}
      />
    </div>
  );
};
