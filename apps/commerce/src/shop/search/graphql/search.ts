import { builder } from "../../../platform/graphql/builder.ts";
import { checkPaging, PagingInput, pagingOf } from "../../../platform/graphql/paging.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { find, shopIndexOf } from "../shop-index.ts";
import { type DocumentKind, documentKinds } from "../types.ts";
import { itemOf, type SearchItem, SearchItemType } from "./search-item.ts";

const groupTypes = {
  PRODUCT: "PRODUCTS",
  CATEGORY: "CATEGORIES",
  PAGE: "PAGES",
  POST: "POSTS",
} as const satisfies Record<DocumentKind, string>;
type GroupType = (typeof groupTypes)[DocumentKind];

const SearchGroupTypeEnum = builder.enumType("SearchGroupType", {
  values: Object.values(groupTypes),
});

interface SearchGroup {
  groupType: GroupType;
  totalItems: number;
  items: SearchItem[];
}

const SearchGroupType = builder.objectRef<SearchGroup>("SearchGroup").implement({
  fields: (t) => ({
    groupType: t.expose("groupType", { type: SearchGroupTypeEnum }),
    totalItems: t.exposeInt("totalItems"),
    items: t.expose("items", { type: [SearchItemType] }),
  }),
});

interface SearchResult {
  body: SearchGroup[];
  totalItems: number;
}

const SearchResultType = builder.objectRef<SearchResult>("SearchResult").implement({
  fields: (t) => ({
    body: t.expose("body", { type: [SearchGroupType] }),
    totalItems: t.exposeInt("totalItems"),
  }),
});

const SearchPayload = builder.objectRef<Answer<SearchResult>>("SearchPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: SearchResultType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("search_v1", (t) =>
  t.field({
    type: SearchPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      inputText: t.arg.string(),
      paging: t.arg({ type: PagingInput, required: false }),
    },
    resolve: answer(async ({ inputText, paging }, scope): Promise<SearchResult> => {
      const page = pagingOf(paging);
      checkPaging(page);
      const { storefront, language, services } = scope;
      const index = await shopIndexOf(services.pool, { storefront: storefront.code, language });
      const { itemsPerPage: count, pageNumber } = page;
      const found = find(index, inputText, { start: (pageNumber - 1) * count, count });
      const toItem = itemOf(scope);
      const body = documentKinds.flatMap((kind): SearchGroup[] => {
        const group = found.find((candidate) => candidate.kind === kind);
        if (group === undefined || group.entries.length === 0) return [];
        return [{ groupType: groupTypes[kind], totalItems: group.total, items: group.entries.map(toItem) }];
      });
      return { body, totalItems: found.reduce((sum, { total }) => sum + total, 0) };
    }),
  }),
);
