import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { warningPlaces } from "@giftshop/validation/store";
import { Section } from "../parts/page.tsx";
import { WordsFields } from "../shelf/shelf-line.tsx";
import { useWords } from "../words/words.tsx";
import type { FieldsProps } from "./fields-props.ts";

/** What stands over the pages of the shop, of an exchange, and of checkout. */
export const WarningFields = ({ said, choices, onChange }: FieldsProps<"WARNINGS">) => {
  const { t } = useWords();
  return warningPlaces.map((place) => {
    const warning = said[place];
    return (
      <Section key={place} title={t(`store.warning.${place}`)}>
        <Checkbox
          label={t("store.shown")}
          hint={place === "redeem" ? t("store.redeemHint") : undefined}
          checked={warning.shown}
          onChange={(event) => onChange({ ...said, [place]: { ...warning, shown: event.currentTarget.checked } })}
        />
        <WordsFields
          label={t("store.text")}
          words={warning.text}
          languages={choices.languages}
          onChange={(text) => onChange({ ...said, [place]: { ...warning, text } })}
        />
      </Section>
    );
  });
};
