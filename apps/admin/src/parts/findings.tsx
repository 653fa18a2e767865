import { Banner } from "@giftshop/ui-kit/banner";
import { findingText } from "../words/finding-text.ts";
import { useWords } from "../words/words.tsx";

interface Finding {
  file?: string;
  row?: number | null;
  column: string | null;
  message: string;
}

/** What is wrong, one thing a line; nothing was written. */
export const Findings = ({ findings, nameOf }: { findings: readonly Finding[]; nameOf?(column: string): string }) => {
  const { t, language } = useWords();
  if (findings.length === 0) return null;
  return (
    <Banner tone="danger" title={t("findings.title", { count: findings.length })}>
      <ul>
        {findings.map(({ file, row, column, message }) => (
          <li key={`${file} ${row} ${column} ${message}`}>
            {[
              file && (row ? `${file}:${row}` : file),
              column && <strong key="column">{nameOf ? nameOf(column) : column}</strong>,
            ]
              .filter(Boolean)
              .map((part, index) => (
                <span key={index}>{part} </span>
              ))}
            {findingText(language, message)}
          </li>
        ))}
      </ul>
    </Banner>
  );
};
