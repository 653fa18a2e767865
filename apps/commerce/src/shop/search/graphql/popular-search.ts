import { builder } from "../../../platform/graphql/builder.ts";
import { type Image, ImageType } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { documentOf, firstOf } from "../shop-documents.ts";
import { shopIndexOf } from "../shop-index.ts";
import type { SearchDocument } from "../types.ts";
import { resultsUrl, urlOf } from "../url-of.ts";
import { itemOf, type SearchItem, SearchItemType } from "./search-item.ts";

/** How much is suggested before anything is typed. */
const mostShown = { entities: 6, terms: 6 };

interface SearchTerm {
  title: string;
  url: string;
}

const SearchTermType = builder.objectRef<SearchTerm>("SearchTerm").implement({
  fields: (t) => ({ title: t.exposeString("title"), url: t.exposeString("url") }),
});

interface HighlightedBlock {
  title: string;
  description: string;
  cardImage: Image | null;
  backgroundImage: Image | null;
  backgroundColor: string | null;
  referencedPath: string;
  showHand: boolean;
}

const HighlightedBlockType = builder.objectRef<HighlightedBlock>("HighlightedBlock").implement({
  fields: (t) => ({
    title: t.exposeString("title"),
    description: t.exposeString("description"),
    cardImage: t.expose("cardImage", { type: ImageType, nullable: true }),
    backgroundImage: t.expose("backgroundImage", { type: ImageType, nullable: true }),
    backgroundColor: t.exposeString("backgroundColor", { nullable: true }),
    referencedPath: t.exposeString("referencedPath"),
    showHand: t.exposeBoolean("showHand"),
  }),
});

interface PopularSearch {
  entities: SearchItem[];
  terms: SearchTerm[];
  highlightedBlocks: HighlightedBlock[];
}

const PopularSearchType = builder.objectRef<PopularSearch>("PopularSearch").implement({
  fields: (t) => ({
    entities: t.expose("entities", { type: [SearchItemType] }),
    terms: t.expose("terms", { type: [SearchTermType] }),
    highlightedBlocks: t.expose("highlightedBlocks", { type: [HighlightedBlockType] }),
  }),
});

const PopularSearchPayload = builder.objectRef<Answer<PopularSearch>>("PopularSearchPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: PopularSearchType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const imageOf = (url: string | null, alt: string): Image | null => (url ? { url, alt } : null);

builder.queryField("popularSearch", (t) =>
  t.field({
    type: PopularSearchPayload,
    args: { userData: t.arg({ type: UserDataInput }) },
    resolve: answer(async (_args, scope): Promise<PopularSearch> => {
      const { storefront, language, services } = scope;
      const shop = await shopIndexOf(services.pool, { storefront: storefront.code, language });
      const isGift = ({ productType }: SearchDocument) => productType === "GIFTCARD";
      const gifts = firstOf(shop.shelves, "PRODUCT", mostShown.entities, isGift);
      return {
        entities: gifts.map(itemOf(scope)),
        terms: shop.terms
          .slice(0, mostShown.terms)
          .map(({ title }) => ({ title, url: resultsUrl(storefront, language, title) })),
        highlightedBlocks: shop.highlights.flatMap(({ kind, key, title, description, backgroundImage, showHand }) => {
          const shown = documentOf(shop.shelves, kind, key);
          if (shown === undefined) return [];
          return {
            title,
            description,
            cardImage: imageOf(shown.image, shown.title),
            backgroundImage: imageOf(backgroundImage, ""),
            backgroundColor: shown.backgroundColor,
            referencedPath: urlOf(storefront, language, shown),
            showHand,
          };
        }),
      };
    }),
  }),
);
