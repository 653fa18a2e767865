import type { Thing } from "schema-dts";

/**
 * JSON-LD as the text of a script block. `<` and JavaScript's line separators are escaped, so that no text,
 * as a product's name, can end the block.
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
