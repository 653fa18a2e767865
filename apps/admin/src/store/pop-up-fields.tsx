import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { TextArea } from "@giftshop/ui-kit/text-area";
import { Section } from "../parts/page.tsx";
import { WordsFields } from "../shelf/shelf-line.tsx";
import { languageText } from "../words/language-text.ts";
import { useWords } from "../words/words.tsx";
import { PictureField } from "../written/picture-field.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { LinkFields } from "./link-fields.tsx";

/** What everybody is shown once. */
export const PopUpFields = ({ said, choices, onChange }: FieldsProps<"POP_UP">) => {
  const { t, language: reader } = useWords();
  const { shown, title, text, image, link } = said;
  return (
    <>
      <Section title={t("store.part.POP_UP")}>
        <Checkbox
          label={t("store.shown")}
          hint={t("store.popUpHint")}
          checked={shown}
          onChange={(event) => onChange({ ...said, shown: event.currentTarget.checked })}
        />
        <WordsFields
          label={t("column.title")}
          words={title}
          languages={choices.languages}
          onChange={(words) => onChange({ ...said, title: words })}
        />
        {choices.languages.map((language) => (
          <TextArea
            key={language}
            label={`${t("store.text")} · ${languageText(reader, language)}`}
            lang={language}
            rows={3}
            value={text[language] ?? ""}
            onChange={(event) => onChange({ ...said, text: { ...text, [language]: event.currentTarget.value } })}
          />
        ))}
        <PictureField
          label={t("shelf.picture")}
          name={image ?? undefined}
          onChange={(picture) => onChange({ ...said, image: picture?.name ?? null })}
        />
      </Section>
      <Section title={t("store.button")}>
        <LinkFields
          link={link}
          languages={choices.languages}
          routes={choices.routes}
          onChange={(next) => onChange({ ...said, link: next })}
        />
      </Section>
    </>
  );
};
