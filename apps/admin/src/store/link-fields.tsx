import { SelectNative } from "@giftshop/ui-kit/select-native";
import { TextField } from "@giftshop/ui-kit/text-field";
import type { StoreLink } from "@giftshop/validation/store";
import { WordsFields } from "../shelf/shelf-line.tsx";
import { useWords } from "../words/words.tsx";

interface LinkFieldsProps {
  link: StoreLink;
  languages: readonly string[];
  routes: readonly string[];
  onChange(link: StoreLink): void;
}

const elsewhere = "elsewhere";

/** Where a link leads, a page of the shop or an address, and what it says in each language. */
export const LinkFields = ({ link, languages, routes, onChange }: LinkFieldsProps) => {
  const { t } = useWords();
  const { to, text } = link;
  const isPage = to.startsWith("route:");
  return (
    <>
      <SelectNative
        label={t("store.leadsTo")}
        value={isPage ? to : elsewhere}
        options={[
          ...routes.map((route) => ({ id: `route:${route}`, label: t(`store.route.${route as "home"}`) })),
          { id: elsewhere, label: t("store.address") },
        ]}
        onChange={({ currentTarget: { value } }) => onChange({ text, to: value === elsewhere ? "" : value })}
      />
      {!isPage && (
        <TextField
          label={t("store.address")}
          hint={t("store.addressHint")}
          value={to}
          onChange={(event) => onChange({ text, to: event.currentTarget.value.trim() })}
        />
      )}
      <WordsFields
        label={t("store.linkText")}
        words={text}
        languages={languages}
        onChange={(words) => onChange({ text: words, to })}
      />
    </>
  );
};
