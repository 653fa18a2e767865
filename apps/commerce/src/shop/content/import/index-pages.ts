import {
  type Language,
  languagePathOf,
  linkTo,
  type Storefront,
  type WrittenRoute,
  writtenParameters,
  writtenRoutes,
} from "@giftshop/storefront-config";
import { pageKinds } from "@giftshop/validation/content";
import type { PoolClient } from "../../../platform/database/index.ts";
import { mediaPath } from "../../catalogue/media/media-route.ts";
import { replaceDocuments, type SearchDocument } from "../../search/index.ts";
import type { ContentPage, PageKind } from "../types.ts";

/**
 * Which route shows a kind of page; none for what is part of
 * another page, and for the home page, where everybody begins.
 */
const routeOf = new Map<PageKind, WrittenRoute>(
  Object.entries(writtenRoutes).map(([route, kind]) => [kind, route as WrittenRoute]),
);

/** Path of a page from its language's root, with slashes around it. */
const pathOf = (storefront: Storefront, language: Language, route: WrittenRoute, path: string): string => {
  // Parameters are those of the route; the compiler cannot follow that through the union.
  const link = linkTo as (
    storefront: Storefront,
    language: Language,
    route: WrittenRoute,
    parameters: object,
  ) => string;
  return link(storefront, language, route, writtenParameters(route, path)).slice(
    languagePathOf(storefront, language).length,
  );
};

/** Markdown as the words a reader sees. */
const plain = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1").replace(/[*_#>`]/gu, "");

const wordsOf = ({ intro, blocks }: ContentPage): string =>
  [
    intro,
    ...blocks.flatMap(({ title, body, items = [] }) => [
      title ?? "",
      plain(body ?? ""),
      ...items.flatMap((item) => [item.title, plain(item.body)]),
    ]),
  ]
    .filter(Boolean)
    .join(" ");

/** More pages of one kind than there will be. */
const mostOfAKind = 10_000;

/** Kinds in their order, pages in theirs: the same whatever order they came in. */
const placeOf = ({ kind, position = 0 }: ContentPage): number => pageKinds.indexOf(kind) * mostOfAKind + position + 1;

const documentOf = (storefront: Storefront, page: ContentPage): SearchDocument[] => {
  const route = routeOf.get(page.kind);
  if (route === undefined || page.noindex) return [];
  const language = page.language as Language;
  return [
    {
      language,
      kind: page.kind === "POST" ? "POST" : "PAGE",
      key: `${page.kind} ${page.key}`,
      title: page.title,
      keywords: page.description,
      body: wordsOf(page),
      path: pathOf(storefront, language, route, page.path),
      popularity: placeOf(page),
      image: page.image === undefined ? null : mediaPath(page.image),
      productType: null,
      backgroundColor: null,
      showShadow: null,
    },
  ];
};

/** Lets visitors find what a storefront publishes, in the transaction that publishes it. */
export const indexPages = (client: PoolClient, storefront: Storefront, pages: readonly ContentPage[]) =>
  replaceDocuments(
    client,
    storefront.code,
    ["PAGE", "POST"],
    pages.flatMap((page) => documentOf(storefront, page)),
  );
