import * as styles from "./audit.css.ts";

/** What an audited line names, as pairs: nested things as they were written. */
export const pairsOf = (json: string | null): readonly (readonly [string, string])[] => {
  if (json === null) return [];
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).map(([name, inner]) => [
    name,
    typeof inner === "string" ? inner : JSON.stringify(inner),
  ]);
};

const Pairs = ({ json, kind }: { json: string | null; kind: "before" | "after" }) => {
  const pairs = pairsOf(json);
  return (
    pairs.length > 0 && (
      <ul className={styles.pairs} data-kind={kind}>
        {pairs.map(([name, text]) => (
          <li key={name}>
            {name}: {text}
          </li>
        ))}
      </ul>
    )
  );
};

/** What was before, and what is after. */
export const Change = ({ before, after }: { before: string | null; after: string | null }) => (
  <div>
    <Pairs json={before} kind="before" />
    <Pairs json={after} kind="after" />
  </div>
);
