import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Heading } from "@giftshop/ui-kit/text";
import { useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import { type ColumnUse, guessColumns } from "./columns.ts";
import { type ListDelivery, neededOf, usesOf } from "./delivery.ts";
import * as styles from "./recipients.css.ts";
import { savedMapping, saveMapping } from "./saved/saved-mappings.ts";
import type { TypedTable } from "./typed-rows.ts";

export interface ColumnsStepProps {
  table: TypedTable;
  delivery: ListDelivery;
  busy: boolean;
  onBack(): void;
  onMapped(uses: readonly ColumnUse[]): void;
}

/** What each column says. A browser remembers it of a table with the same headings. */
export const ColumnsStep = ({ table, delivery, busy, onBack, onMapped }: ColumnsStepProps) => {
  const { shop, t, words } = useBusiness();
  const uses = usesOf[delivery];
  const [mapping, setMapping] = useState<readonly ColumnUse[]>(
    () => savedMapping(table.heading, uses) ?? guessColumns(table.heading, table.rows, uses, words.recipients.uses),
  );
  const [missing, setMissing] = useState(false);
  const example = (index: number): string => {
    const cell = table.rows.find((row) => (row[index] ?? "") !== "")?.[index] ?? "";
    return [table.heading?.[index], cell].filter(Boolean).join(" – ").slice(0, 60) || "–";
  };

  const use = (index: number, value: ColumnUse) => {
    // What only one column can say is taken from the other.
    const taken = value !== "field" && value !== "none";
    setMapping(mapping.map((one, place) => (place === index ? value : taken && one === value ? "none" : one)));
  };
  const done = () => {
    const complete = neededOf[delivery].every((use) => mapping.includes(use));
    setMissing(!complete);
    if (!complete) return;
    saveMapping(table.heading, mapping);
    onMapped(mapping);
  };

  return (
    <div className={styles.panel}>
      <Heading level={2} size="title">
        {t("recipients.columns.title")}
      </Heading>
      <div className={styles.pair}>
        {mapping.map((one, index) => (
          <SelectNative
            key={index}
            label={t("recipients.columns.column", { number: index + 1, example: example(index) })}
            options={uses
              .filter((name) => name !== "field" || table.heading !== undefined)
              .map((name) => ({ id: name, label: t(`recipients.uses.${name}`) }))}
            value={one}
            onChange={({ target }) => use(index, target.value as ColumnUse)}
          />
        ))}
      </div>
      {missing && (
        <Banner tone="danger" live="alert">
          {delivery === "EMAIL"
            ? t("recipients.columns.missing")
            : t("recipients.columns.needed", {
                columns: new Intl.ListFormat(shop.locale).format(
                  neededOf[delivery].map((use) => t(`recipients.uses.${use}`)),
                ),
              })}
        </Banner>
      )}
      <Stack direction="row" gap={4}>
        <Button loading={busy} loadingLabel={t("recipients.sending.label")} onClick={done}>
          {t("recipients.columns.next", { count: table.rows.length })}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t("recipients.columns.back")}
        </Button>
      </Stack>
    </div>
  );
};
