import type { ResultOf } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { cellsOf, isHeading, textOf } from "@giftshop/receivers/table";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { Stack } from "@giftshop/ui-kit/layout";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useState } from "react";
import { useBusiness } from "../quote-page/business-context.tsx";
import type { Gift } from "../quote-page/gifts.ts";
import { TextsQuery } from "./batch.operations.ts";
import { type ListDelivery, variationFor } from "./delivery.ts";
import * as styles from "./recipients.css.ts";
import { saveTemplate } from "./report/template.ts";
import { judgeSender, SenderField } from "./sender-field.tsx";
import type { TypedTable } from "./typed-rows.ts";

/** What is said for all rows. */
export interface Wishes {
  delivery: ListDelivery;
  /** Id of a variation that is delivered so. */
  variationId: string;
  value: string;
  date: string;
  /** Whom receivers are told it is from; empty: whoever orders. */
  sender: string;
  message: string;
}

export interface TableStepProps {
  gifts: readonly Gift[];
  /** How gifts can be delivered here. */
  ways: readonly ListDelivery[];
  wishes: Wishes;
  onWishes(wishes: Wishes): void;
  onTable(table: TypedTable): void;
}

const most = { rows: 10_000, parcels: 1_000, bytes: 10_000_000 };
const workbook = /\.xlsx$/iu;

/** Parts of a message that stand for what a row says, as they are typed. */
const names = { firstName: "{firstName}", lastName: "{lastName}" };

const textsOf = ({ companyTemplates }: ResultOf<typeof TextsQuery>) => companyTemplates.data ?? [];

/** A text that the company writes again and again; nothing where there is none. */
const CompanyText = ({ onChosen }: { onChosen(message: string): void }) => {
  const { t } = useBusiness();
  const [texts] = useRequest(TextsQuery, {}, { read: textsOf });
  if (texts.state !== "ready" || texts.value.length === 0) return null;
  const { value } = texts;
  return (
    <SelectNative
      label={t("recipients.template")}
      placeholder="–"
      options={value.map(({ id, name }) => ({ id, label: name }))}
      onChange={({ target }) => onChosen(value.find(({ id }) => id === target.value)?.message ?? "")}
    />
  );
};

/** Which gift, which words, and the table of who receives it. */
export const TableStep = ({ gifts, ways, wishes, onWishes, onTable }: TableStepProps) => {
  const { shop, t, words } = useBusiness();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<"wrongFile" | "tooMany">();
  const offered = gifts.flatMap((gift) => {
    const variation = variationFor(gift, wishes.delivery);
    return variation ? [{ id: variation.id, label: gift.title }] : [];
  });
  const mostOf = wishes.delivery === "POST" ? most.parcels : most.rows;
  const ready = wishes.variationId !== "" && judgeSender(wishes.sender) === undefined;

  const take = (cells: string[][]) => {
    const [first, ...others] = cells;
    const heading = first && isHeading(first) ? first : undefined;
    const rows = heading ? others : cells;
    if (rows.length === 0) return setFault("wrongFile");
    if (rows.length > mostOf) return setFault("tooMany");
    setFault(undefined);
    onTable({ heading, rows });
  };
  const read = async (file: File) => {
    try {
      if (!workbook.test(file.name)) return take(cellsOf(await textOf(file)));
      const { readSpreadsheet } = await import("@giftshop/receivers/spreadsheet");
      take(readSpreadsheet(new Uint8Array(await file.arrayBuffer())));
    } catch {
      setFault("wrongFile");
    }
  };

  return (
    <div className={styles.panel}>
      <RadioCards
        legend={t("recipients.delivery.legend")}
        name="delivery"
        value={wishes.delivery}
        onChange={(delivery) =>
          onWishes({
            ...wishes,
            delivery: delivery as ListDelivery,
            variationId: "",
            date: delivery === "HAND" ? "" : wishes.date,
            sender: delivery === "POST" ? "" : wishes.sender,
          })
        }
        options={ways.map((one) => ({
          value: one,
          label: t(`recipients.delivery.${one}`),
          description: t(`recipients.delivery.${one}_HINT`),
        }))}
      />
      <SelectNative
        label={t("recipients.gift")}
        placeholder={t("recipients.choose")}
        options={offered}
        value={wishes.variationId}
        required
        onChange={({ target }) => onWishes({ ...wishes, variationId: target.value })}
      />
      <div className={styles.pair}>
        <TextField
          label={t("recipients.value", { currency: shop.storefront.currency })}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={wishes.value}
          onChange={({ target }) => onWishes({ ...wishes, value: target.value })}
        />
        {wishes.delivery !== "HAND" && (
          <TextField
            label={t("recipients.date")}
            hint={t("recipients.dateHint")}
            type="date"
            value={wishes.date}
            onChange={({ target }) => onWishes({ ...wishes, date: target.value })}
          />
        )}
      </div>
      {wishes.delivery !== "POST" && (
        <SenderField value={wishes.sender} onChange={(sender) => onWishes({ ...wishes, sender })} />
      )}
      <CompanyText onChosen={(message) => onWishes({ ...wishes, message })} />
      <TextArea
        label={t("recipients.message")}
        hint={t("recipients.messageHint", names)}
        rows={3}
        value={wishes.message}
        onChange={({ target }) => onWishes({ ...wishes, message: target.value })}
      />
      <TextArea
        label={t("recipients.table.paste")}
        hint={t("recipients.table.pasteHint")}
        rows={6}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <FileDrop
        label={t("recipients.table.file")}
        prompt={t("recipients.table.prompt")}
        accept={[".csv", ".txt", ".xlsx", "text/csv", "text/plain"]}
        maxBytes={most.bytes}
        disabled={!ready}
        onFile={(file) => void read(file)}
        onReject={() => setFault("wrongFile")}
      />
      {fault && (
        <Banner tone="danger" live="alert">
          {fault === "tooMany" ? t("recipients.table.tooMany", { most: mostOf }) : t("recipients.table.wrongFile")}
        </Banner>
      )}
      <Stack direction="row" gap={4}>
        <Button disabled={!ready || text.trim() === ""} onClick={() => take(cellsOf(text))}>
          {t("recipients.table.next")}
        </Button>
        <Button variant="quiet" onClick={() => saveTemplate(wishes.delivery, words.recipients.uses, shop)}>
          {t("recipients.table.template")}
        </Button>
      </Stack>
    </div>
  );
};
