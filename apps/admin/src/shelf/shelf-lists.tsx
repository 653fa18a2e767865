import { Button } from "@giftshop/ui-kit/button";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { TextField } from "@giftshop/ui-kit/text-field";
import { Section } from "../parts/page.tsx";
import { languageText } from "../words/language-text.ts";
import { useWords } from "../words/words.tsx";
import { PictureField } from "../written/picture-field.tsx";
import * as styles from "../written/written.css.ts";
import { PriceField } from "./price-field.tsx";
import { changedAt, moved, type Shelf, type Words, without } from "./shelf.ts";
import { ShelfLine, WordsFields } from "./shelf-line.tsx";

interface ListProps {
  shelf: Shelf;
  languages: readonly string[];
  onChange(shelf: Shelf): void;
}

/** What something is called in the first language, and what it is known by. */
const nameOf = (thing: { slug: string; title: Words }, [first = ""]: readonly string[]): string =>
  [thing.title[first], thing.slug].filter(Boolean).join(" · ");

/** Words without those that nobody wrote. */
const filled = (words: Words): Words => Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ""));

/** Where products are found. */
export const Categories = ({ shelf, languages, onChange }: ListProps) => {
  const { t } = useWords();
  const { categories } = shelf;
  const put = (next: Shelf["categories"]) => onChange({ ...shelf, categories: next });
  return (
    <Section
      title={t("shelf.categories")}
      actions={
        <Button
          variant="secondary"
          size="small"
          onClick={() => put([...categories, { slug: "", title: {}, icon: "gift" }])}
        >
          {t("shelf.add")}
        </Button>
      }
    >
      {categories.map((category, place) => (
        <ShelfLine
          key={place}
          name={nameOf(category, languages) || t("shelf.nameless")}
          first={place === 0}
          last={place === categories.length - 1}
          onMove={(step) => put(moved(categories, place, step))}
          onRemove={() => put(without(categories, place))}
        >
          <TextField
            label={t("shelf.key")}
            value={category.slug}
            onChange={(event) => put(changedAt(categories, place, { slug: event.currentTarget.value }))}
          />
          <TextField
            label={t("shelf.icon")}
            value={category.icon}
            onChange={(event) => put(changedAt(categories, place, { icon: event.currentTarget.value }))}
          />
          <WordsFields
            label={t("column.title")}
            words={category.title}
            languages={languages}
            onChange={(title) => put(changedAt(categories, place, { title }))}
          />
          <WordsFields
            label={t("shelf.address")}
            words={category.addresses ?? {}}
            languages={languages}
            onChange={(addresses) => put(changedAt(categories, place, { addresses: filled(addresses) }))}
          />
        </ShelfLine>
      ))}
    </Section>
  );
};

const kinds = ["WRAPPER", "DIGITAL_WRAPPER", "GIFT_PACKING"] as const;

/** What goes around a gift. */
export const Extras = ({ shelf, languages, currency, onChange }: ListProps & { currency: string }) => {
  const { t } = useWords();
  const { extras } = shelf;
  const put = (next: Shelf["extras"]) => onChange({ ...shelf, extras: next });
  return (
    <Section
      title={t("shelf.extras")}
      actions={
        <Button
          variant="secondary"
          size="small"
          onClick={() => put([...extras, { slug: "", kind: "WRAPPER", title: {}, price: 0, image: "" }])}
        >
          {t("shelf.add")}
        </Button>
      }
    >
      {extras.map((extra, place) => (
        <ShelfLine
          key={place}
          name={nameOf(extra, languages) || t("shelf.nameless")}
          first={place === 0}
          last={place === extras.length - 1}
          onMove={(step) => put(moved(extras, place, step))}
          onRemove={() => put(without(extras, place))}
        >
          <TextField
            label={t("column.path")}
            value={extra.slug}
            onChange={(event) => put(changedAt(extras, place, { slug: event.currentTarget.value }))}
          />
          <SelectNative
            label={t("column.kind")}
            value={extra.kind}
            options={kinds.map((id) => ({ id, label: t(`shelf.kinds.${id}`) }))}
            onChange={(event) => put(changedAt(extras, place, { kind: event.currentTarget.value }))}
          />
          <PriceField
            price={extra.price}
            currency={currency}
            onChange={(price) => put(changedAt(extras, place, { price }))}
          />
          <WordsFields
            label={t("column.title")}
            words={extra.title}
            languages={languages}
            onChange={(title) => put(changedAt(extras, place, { title }))}
          />
          <PictureField
            label={t("shelf.picture")}
            name={extra.image}
            onChange={(picture) => put(changedAt(extras, place, { image: picture?.name ?? "" }))}
          />
        </ShelfLine>
      ))}
    </Section>
  );
};

/** What the search window proposes before anything is typed. */
export const Suggestions = ({ shelf, languages, onChange }: ListProps) => {
  const { t, language: reader } = useWords();
  const { searchTerms, searchHighlights: highlights } = shelf;
  const put = (next: Shelf["searchHighlights"]) => onChange({ ...shelf, searchHighlights: next });
  return (
    <Section
      title={t("shelf.suggestions")}
      actions={
        <Button
          variant="secondary"
          size="small"
          onClick={() => put([...highlights, { brand: "", title: {}, description: {} }])}
        >
          {t("shelf.addHighlight")}
        </Button>
      }
    >
      <div className={styles.pair}>
        {languages.map((language) => (
          <TextArea
            key={language}
            label={`${t("shelf.terms")} · ${languageText(reader, language)}`}
            hint={t("shelf.termsHint")}
            lang={language}
            rows={5}
            defaultValue={(searchTerms[language] ?? []).join("\n")}
            onBlur={(event) => {
              const terms = event.currentTarget.value.split("\n").map((one) => one.trim());
              onChange({ ...shelf, searchTerms: { ...searchTerms, [language]: terms.filter(Boolean) } });
            }}
          />
        ))}
      </div>
      {highlights.map((highlight, place) => (
        <ShelfLine
          key={place}
          name={highlight.brand || t("shelf.nameless")}
          first={place === 0}
          last={place === highlights.length - 1}
          onMove={(step) => put(moved(highlights, place, step))}
          onRemove={() => put(without(highlights, place))}
        >
          <TextField
            label={t("column.product")}
            value={highlight.brand}
            onChange={(event) => put(changedAt(highlights, place, { brand: event.currentTarget.value }))}
          />
          <WordsFields
            label={t("column.title")}
            words={highlight.title}
            languages={languages}
            onChange={(title) => put(changedAt(highlights, place, { title }))}
          />
          <WordsFields
            label={t("column.description")}
            words={highlight.description}
            languages={languages}
            onChange={(description) => put(changedAt(highlights, place, { description }))}
          />
        </ShelfLine>
      ))}
    </Section>
  );
};
