import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { textOf } from "@giftshop/receivers/table";
import { Button } from "@giftshop/ui-kit/button";
import { FileDrop } from "@giftshop/ui-kit/file-drop";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { useState } from "react";
import type { DeliveryKind } from "../buy/offer.ts";
import type { Person } from "./person.ts";
import { readTable } from "./read-table.ts";
import * as styles from "./several.css.ts";

export interface TableFormProps {
  words: TranslateReceiver;
  kind: DeliveryKind;
  /** ISO 3166-1 alpha-2 of where a row goes that names no country. */
  country: string;
  /** How many more people there is room for. */
  room: number;
  /** What was pasted so far; it stays when the window is closed. */
  text: string;
  onText(text: string): void;
  onRead(people: readonly Person[]): void;
}

/**
 * A table that is pasted, or a CSV file that is dropped. Its rows
 * become people, right or wrong: what is wrong is mended in the list.
 */
export const TableForm = ({ words, kind, country, room, text, onText, onRead }: TableFormProps) => {
  const [wrongFile, setWrongFile] = useState(false);
  const [tooMany, setTooMany] = useState(false);

  const read = () => {
    const people = readTable(text, kind, country);
    if (people.length > room) setTooMany(true);
    else onRead(people);
  };

  return (
    <div className={styles.fields}>
      <p className={styles.text}>{words(kind === "DIGITAL" ? "table.digital" : "table.physical")}</p>
      <TextArea
        label={words("table.paste")}
        autoFocus
        rows={6}
        value={text}
        spellCheck={false}
        error={tooMany ? words("table.tooMany") : undefined}
        onChange={({ target }) => {
          setTooMany(false);
          onText(target.value);
        }}
      />
      <FileDrop
        label={words("table.file")}
        prompt={words("table.drop")}
        error={wrongFile ? words("table.wrongFile") : undefined}
        onReject={() => setWrongFile(true)}
        onFile={(file) => {
          setWrongFile(false);
          void textOf(file).then(onText);
        }}
      />
      <Button block disabled={text.trim() === ""} onClick={read}>
        {words("people.read")}
      </Button>
    </div>
  );
};
