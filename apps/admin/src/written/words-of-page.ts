import type { ContentBlock, ContentPage } from "@giftshop/validation/content";

/** A page while it is written. */
export type Draft = Omit<ContentPage, "blocks"> & { blocks: readonly ContentBlock[] };

/** A page that says nothing yet. */
export const emptyPage = (name: { storefront: string; kind: string; key: string; language: string }): Draft => ({
  ...name,
  kind: name.kind as ContentPage["kind"],
  path: "",
  title: "",
  description: "",
  intro: "",
  noindex: false,
  taxonomy: [],
  blocks: [],
});

/** A page to be translated into another language, at that language's own address. */
export const begunFrom = (page: Draft, language: string): Draft => ({ ...page, language, path: "" });

/** Without what says nothing, as a file leaves it out. */
const said = <Value extends object>(value: Value): Value =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([, one]) => one !== undefined && one !== "" && !(Array.isArray(one) && one.length === 0),
    ),
  ) as Value;

/** A page as commerce takes it. */
export const written = (page: Draft): string =>
  JSON.stringify({
    ...said(page),
    path: page.path,
    description: page.description,
    intro: page.intro,
    taxonomy: page.taxonomy,
    blocks: page.blocks.map(said),
  });

/** Words of a line, with commas between them. */
export const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
