import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Text } from "@giftshop/ui-kit/text";
import { useEffect, useState } from "react";
import type { VersionPartsFragment } from "../generated/graphql.ts";
import { Section } from "../parts/page.tsx";
import { languageText } from "../words/language-text.ts";
import { useWords } from "../words/words.tsx";
import { PageReading } from "./page-reading.tsx";
import { useReadWords } from "./use-edited.ts";
import type { Draft } from "./words-of-page.ts";

interface BesideProps {
  versions: readonly VersionPartsFragment[];
  /** Languages of the storefront. */
  languages: readonly string[];
  /** The language that is being written. */
  language: string;
  /** Somebody else's version of it, where that is to be read. */
  theirs: Draft | undefined;
  /** What the other language says, to begin from. */
  onFound(page: Draft): void;
}

/** A page in another language, beside what is being written. */
export const Beside = ({ versions, languages, language, theirs, onFound }: BesideProps) => {
  const { t, language: own } = useWords();
  const others = languages.filter((one) => one !== language);
  const [chosen, setChosen] = useState<string>();
  const [page, setPage] = useState<Draft>();
  const readWords = useReadWords();
  const shown = chosen && others.includes(chosen) ? chosen : others[0];
  const version = versions.find((one) => one.language === shown && one.state !== "RETIRED")?.id;
  useEffect(() => {
    setPage(undefined);
    if (version === undefined) return;
    void readWords(version).then((found) => {
      setPage(found);
      if (found) onFound(found);
    });
  }, [version, readWords, onFound]);
  if (theirs)
    return (
      <Section title={t("page.theirs")}>
        <PageReading page={theirs} />
      </Section>
    );
  if (shown === undefined) return null;
  return (
    <Section title={t("page.beside")}>
      <SelectNative
        label={t("page.language")}
        value={shown}
        options={others.map((id) => ({ id, label: languageText(own, id) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {page ? <PageReading page={page} /> : <Text tone="muted">{t("page.missingIn")}</Text>}
    </Section>
  );
};
