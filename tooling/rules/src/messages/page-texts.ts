import { makeCatalogue, makeContent } from "@giftshop/seed";
import type { Language, Storefront } from "@giftshop/storefront-config";

/** Fields of a page that a visitor reads. */
const readable = new Set(["title", "description", "intro", "body", "text", "alt", "question", "answer"]);

const wordsOf = (value: unknown, field = ""): string[] => {
  if (typeof value === "string") return readable.has(field) && value !== "" ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => wordsOf(item, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => wordsOf(inner, name));
};

/** The written pages and the products of a storefront in one language, as Markdown. */
export const pageTexts = (storefront: Storefront, language: Language): string => {
  const catalogue = makeCatalogue(storefront);
  const pages = makeContent(storefront)
    .pages.filter((page) => page.language === language)
    .map((page) => `### ${page.kind} ${page.key}\n\n${wordsOf(page).join("\n\n")}\n`);
  const products = catalogue.products.map(({ title, description, conditions }) =>
    [title, description, conditions].map((words) => words[language] ?? "").join(" · "),
  );
  return `## Pages of ${storefront.code}\n\n${pages.join("\n")}\n## Products of ${storefront.code}\n\n- ${products.join("\n- ")}\n`;
};
