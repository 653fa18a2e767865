import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { Section } from "../parts/page.tsx";
import { useWords } from "../words/words.tsx";
import * as styles from "../written/written.css.ts";
import type { FieldsProps } from "./fields-props.ts";

/** Countries that the form for language and country offers. */
export const CountryFields = ({ said: { hidden }, choices, onChange }: FieldsProps<"COUNTRIES">) => {
  const { t, language } = useWords();
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (
    <Section title={t("store.part.COUNTRIES")}>
      <div className={styles.pair}>
        {choices.countries.map((country) => (
          <Checkbox
            key={country}
            label={names.of(country) ?? country}
            checked={!hidden.includes(country)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ hidden: checked ? hidden.filter((one) => one !== country) : [...hidden, country] })
            }
          />
        ))}
      </div>
    </Section>
  );
};
