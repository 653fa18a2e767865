import { Button } from "@giftshop/ui-kit/button";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type ReactNode, useState } from "react";
import * as order from "../order/order.css.ts";
import { languageText } from "../words/language-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "../written/written.css.ts";
import type { Words } from "./shelf.ts";

interface ShelfLineProps {
  name: string;
  first: boolean;
  last: boolean;
  onMove(step: -1 | 1): void;
  onRemove(): void;
  children: ReactNode;
}

/** One thing of a list that has an order; it opens where somebody wants to change it. */
export const ShelfLine = ({ name, first, last, onMove, onRemove, children }: ShelfLineProps) => {
  const { t } = useWords();
  // What is new has nothing to be known by: it is there to be filled in.
  const [isNew] = useState(name === t("shelf.nameless"));
  return (
    <details className={styles.closable} open={isNew}>
      <summary className={styles.summary}>{name}</summary>
      <fieldset className={styles.opened} aria-label={name}>
        <div className={styles.pair}>{children}</div>
        <div className={order.line}>
          <Button variant="quiet" size="small" disabled={first} onClick={() => onMove(-1)}>
            {t("move.up")}
          </Button>
          <Button variant="quiet" size="small" disabled={last} onClick={() => onMove(1)}>
            {t("move.down")}
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            {t("move.remove")}
          </Button>
        </div>
      </fieldset>
    </details>
  );
};

interface WordsFieldsProps {
  label: string;
  words: Words;
  languages: readonly string[];
  onChange(words: Words): void;
}

/** One field for each language of the storefront. */
export const WordsFields = ({ label, words, languages, onChange }: WordsFieldsProps) => {
  const { language: reader } = useWords();
  return languages.map((language) => (
    <TextField
      key={language}
      label={`${label} · ${languageText(reader, language)}`}
      lang={language}
      value={words[language] ?? ""}
      onChange={(event) => onChange({ ...words, [language]: event.currentTarget.value })}
    />
  ));
};
