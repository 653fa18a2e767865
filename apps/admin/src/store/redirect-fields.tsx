import { TextArea } from "@giftshop/ui-kit/text-area";
import { useState } from "react";
import { Section } from "../parts/page.tsx";
import { useWords } from "../words/words.tsx";
import type { FieldsProps } from "./fields-props.ts";
import { linesOf, redirectsIn } from "./redirect-lines.ts";

/** Addresses that are sent on, one a line: as they come from a table, and as they are compared. */
export const RedirectFields = ({ said, onChange }: FieldsProps<"REDIRECTS">) => {
  const { t } = useWords();
  const [lines, setLines] = useState(() => linesOf(said.redirects));
  return (
    <Section title={t("store.part.REDIRECTS")}>
      <TextArea
        label={t("store.redirects")}
        hint={t("store.redirectsHint")}
        rows={16}
        spellCheck={false}
        value={lines}
        onChange={(event) => {
          setLines(event.currentTarget.value);
          onChange({ redirects: redirectsIn(event.currentTarget.value) });
        }}
      />
    </Section>
  );
};
