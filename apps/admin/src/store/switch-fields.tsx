import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Section } from "../parts/page.tsx";
import { useWords } from "../words/words.tsx";
import type { FieldsProps } from "./fields-props.ts";

const names = ["languageSwitcher", "choiceLinkHidden", "frenchBuildLinks", "modalAuth"] as const;

/** What is switched on and off. */
export const SwitchFields = ({ said, onChange }: FieldsProps<"SWITCHES">) => {
  const { t } = useWords();
  return (
    <Section title={t("store.part.SWITCHES")}>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={t(`store.switch.${name}`)}
          checked={said[name]}
          onChange={(event) => onChange({ ...said, [name]: event.currentTarget.checked })}
        />
      ))}
      <SelectNative
        label={t("store.switch.homeVersion")}
        value={`${said.homeVersion}`}
        options={[
          { id: "1", label: t("store.home.one") },
          { id: "2", label: t("store.home.two") },
        ]}
        onChange={(event) => onChange({ ...said, homeVersion: Number(event.currentTarget.value) })}
      />
    </Section>
  );
};
