import { Button } from "@giftshop/ui-kit/button";
import { TextField } from "@giftshop/ui-kit/text-field";
import type { MenuColumn } from "@giftshop/validation/store";
import { Section } from "../parts/page.tsx";
import { changedAt, moved, without } from "../shelf/shelf.ts";
import { ShelfLine, WordsFields } from "../shelf/shelf-line.tsx";
import { useWords } from "../words/words.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { LinkFields } from "./link-fields.tsx";

interface ColumnFieldsProps {
  column: MenuColumn;
  choices: FieldsProps<"MENUS">["choices"];
  onChange(column: MenuColumn): void;
}

/** A title, and the links under it in their order. */
const ColumnFields = ({ column, choices: { languages, routes }, onChange }: ColumnFieldsProps) => {
  const { t } = useWords();
  const { title, items } = column;
  const put = (next: MenuColumn["items"]) => onChange({ title, items: next });
  return (
    <>
      <WordsFields
        label={t("column.title")}
        words={title}
        languages={languages}
        onChange={(words) => onChange({ title: words, items })}
      />
      {items.map((link, place) => (
        <ShelfLine
          key={place}
          name={link.text[languages[0] ?? ""] || t("shelf.nameless")}
          first={place === 0}
          last={place === items.length - 1}
          onMove={(step) => put(moved(items, place, step))}
          onRemove={() => put(without(items, place))}
        >
          <LinkFields
            link={link}
            languages={languages}
            routes={routes}
            onChange={(next) => put(changedAt(items, place, next))}
          />
        </ShelfLine>
      ))}
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => put([...items, { text: {}, to: `route:${routes[0] ?? ""}` }])}
        >
          {t("store.addLink")}
        </Button>
      </div>
    </>
  );
};

/** The footer's columns, what the header has for companies, and the telephone. */
export const MenuFields = ({ said, choices, onChange }: FieldsProps<"MENUS">) => {
  const { t } = useWords();
  const { footer, business, phone } = said;
  const put = (next: typeof footer) => onChange({ ...said, footer: next });
  return (
    <>
      {footer.map((column, place) => (
        <Section
          key={place}
          title={t("store.footerColumn", { number: place + 1 })}
          actions={
            <>
              <Button variant="quiet" size="small" disabled={place === 0} onClick={() => put(moved(footer, place, -1))}>
                {t("move.up")}
              </Button>
              <Button variant="quiet" size="small" onClick={() => put(without(footer, place))}>
                {t("move.remove")}
              </Button>
            </>
          }
        >
          <ColumnFields column={column} choices={choices} onChange={(next) => put(changedAt(footer, place, next))} />
        </Section>
      ))}
      <div>
        <Button variant="secondary" onClick={() => put([...footer, { title: {}, items: [] }])}>
          {t("store.addColumn")}
        </Button>
      </div>
      <Section title={t("store.business")}>
        <ColumnFields column={business} choices={choices} onChange={(next) => onChange({ ...said, business: next })} />
      </Section>
      <Section title={t("store.phone")}>
        <TextField
          label={t("store.phone")}
          hint={t("store.phoneHint")}
          value={phone}
          onChange={(event) => onChange({ ...said, phone: event.currentTarget.value })}
        />
      </Section>
    </>
  );
};
