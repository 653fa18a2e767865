import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { Stack } from "@giftshop/ui-kit/layout";
import { type FormEvent, useEffect, useState } from "react";
import { useClient } from "urql";
import type { RowKind } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { Findings } from "../parts/findings.tsx";
import { Section } from "../parts/page.tsx";
import { findingText } from "../words/finding-text.ts";
import { languageText } from "../words/language-text.ts";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "../written/written.css.ts";
import { CellField } from "./cell-field.tsx";
import { columnOf, columnText, groups } from "./columns.ts";
import { KeepRow, RowQuery } from "./row-documents.ts";

interface Field {
  name: string;
  value: string;
}

interface RowFormProps {
  storefront: string;
  kind: RowKind;
  row: { version: string; isNew: boolean; fields: readonly Field[] };
  /** Columns that name what is edited. */
  names: readonly string[];
  onDone(said: string): void;
}

type Found = readonly { file: string; row: number | null; column: string | null; message: string }[];

const valuesIn = (form: HTMLFormElement): Field[] =>
  [...new FormData(form)].map(([name, value]) => ({ name, value: typeof value === "string" ? value : "" }));

/**
 * A product or a place as the columns of its row. What is typed stays, also where somebody else was faster.
 */
export const RowForm = ({ storefront, kind, row, names, onDone }: RowFormProps) => {
  const { t, language: reader } = useWords();
  const client = useClient();
  const may = useMay("CATALOGUE_WRITE");
  const keep = useDo(KeepRow);
  const [version, setVersion] = useState(row.version);
  const [findings, setFindings] = useState<Found>([]);
  const [refused, setRefused] = useState<string>();
  const [theirs, setTheirs] = useState<readonly Field[]>();
  const [changed, setChanged] = useState(false);
  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [changed]);
  const cellOf = (name: string): string => row.fields.find((field) => field.name === name)?.value ?? "";
  const nameOf = (column: string): string => columnText(t, reader, column);
  const errorOf = (name: string): string | undefined => {
    const found = findings.find(({ column }) => column === name);
    return found && findingText(reader, found.message);
  };
  const readTheirs = async (fields: readonly Field[]) => {
    const name = fields.filter((field) => names.includes(field.name));
    const asked = client.query(RowQuery, { storefront, kind, name }, { requestPolicy: "network-only" });
    const found = (await asked.toPromise()).data?.editedRow.data;
    if (!found) return;
    setVersion(found.version);
    setTheirs(found.fields.filter(({ name: one, value }) => value !== cellOf(one)));
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = valuesIn(event.currentTarget);
    const outcome = await keep.run({ storefront, kind, fields, version });
    setRefused(outcome.refused);
    if (outcome.refused === "CHANGED") return readTheirs(fields);
    if (!outcome.data) return;
    setFindings(outcome.data.findings);
    if (outcome.data.findings.length > 0) return;
    setChanged(false);
    onDone(t("row.saved"));
  };
  const fields = row.fields.map(({ name }) => columnOf(name));
  const shown = groups[kind].flatMap(([, columns]) => columns as readonly string[]);
  const languages = [...new Set(fields.flatMap(({ language }) => language ?? []))];
  const cell = (name: string) => (
    <CellField
      key={name}
      name={name}
      value={cellOf(name)}
      error={errorOf(name)}
      fixed={!row.isNew && (names.includes(name) || name === "physical_stock")}
    />
  );
  return (
    <form onSubmit={save} onChange={() => setChanged(true)} noValidate>
      <Stack gap={4}>
        {refused && refused !== "CHANGED" && <Banner tone="danger">{refusalText(t, refused)}</Banner>}
        {theirs && (
          <Banner tone="warning" title={t("changed.title")}>
            {t("changed.rowText")}
            <ul>
              {theirs.map(({ name, value }) => (
                <li key={name}>
                  {nameOf(name)}: {value === "" ? "–" : value}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <Findings findings={findings} nameOf={nameOf} />
        {groups[kind].map(([name, columns]) => (
          <Section key={name} title={t(`group.${name}`)}>
            {name === "brand" && <p>{t("group.brandText")}</p>}
            <div className={styles.pair}>
              {columns.filter((column) => fields.some((field) => field.name === column)).map(cell)}
            </div>
          </Section>
        ))}
        {languages.length > 0 && (
          <Section title={t("group.words")}>
            <div className={styles.pair}>
              {languages.map((language) => (
                <fieldset key={language} className={styles.block}>
                  <legend className={styles.legend}>{languageText(reader, language)}</legend>
                  {fields
                    .filter((field) => field.language === language && !shown.includes(field.name))
                    .map((field) => cell(field.name))}
                </fieldset>
              ))}
            </div>
          </Section>
        )}
        {may && (
          <div>
            <Button type="submit" loading={keep.pending}>
              {t("row.save")}
            </Button>
          </div>
        )}
      </Stack>
    </form>
  );
};
