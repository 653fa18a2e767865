import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { LazyDropdown } from "@giftshop/ui-kit/dropdown/lazy";
import { Stack } from "@giftshop/ui-kit/layout";
import type { ReactTable, RowData } from "@tanstack/react-table";
import { useWords } from "../words/words.tsx";
import * as styles from "./list.css.ts";
import type { features, ListColumn } from "./list-column.ts";

interface ListBarProps<Row extends RowData> {
  table: ReactTable<typeof features, Row>;
  columns: readonly ListColumn<Row>[];
  /** Lines can be chosen. */
  chooses: boolean;
  /** Columns can be left out. */
  leavesOut: boolean;
}

/** Above a list: chooses all of its lines, and says which columns stand. */
export const ListBar = <Row extends RowData>({ table, columns, chooses, leavesOut }: ListBarProps<Row>) => {
  const { t } = useWords();
  const count = table.getRowModel().rows.filter((row) => row.getCanSelect()).length;
  const labels = new Map(columns.map(({ id, label }) => [id, label]));
  return (
    <div className={styles.bar}>
      {chooses && count > 1 && (
        <Checkbox
          label={t("list.all", { count })}
          checked={table.getIsAllRowsSelected()}
          onChange={table.getToggleAllRowsSelectedHandler()}
        />
      )}
      {leavesOut && (
        <div className={styles.end}>
          <LazyDropdown name={t("list.columns")} label={t("list.columns")} variant="quiet" size="small">
            <Stack gap={2}>
              {table.getAllLeafColumns().map((column) => (
                <Checkbox
                  key={column.id}
                  label={labels.get(column.id)}
                  checked={column.getIsVisible()}
                  disabled={!column.getCanHide()}
                  onChange={column.getToggleVisibilityHandler()}
                />
              ))}
            </Stack>
          </LazyDropdown>
        </div>
      )}
    </div>
  );
};
