import type { Thing } from "schema-dts";

/**
 * JSON-LD as the text of a script block. `<` is written as an escape of JSON, so
 * that no text of ours, or of whoever named a product, can end the block or begin
 * another; the line separators that JavaScript once took for line ends are, too.
 */
export const jsonLdText = (graph: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** What a page says to machines, in the words of schema.org. Nothing that the page does not show. */
export const JsonLd = ({ graph }: { graph: readonly Thing[] }) => (
  <script
    type="application/ld+json"
    // A script's text must not be escaped as HTML; jsonLdText made it safe.
    dangerouslySetInnerHTML={{ __html: jsonLdText(graph) }}
  />
);
