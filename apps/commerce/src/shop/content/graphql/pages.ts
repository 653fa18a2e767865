import { builder } from "../../../platform/graphql/builder.ts";
import { checkPaging, type Paging, PagingInfoType, PagingInput, pagingOf } from "../../../platform/graphql/paging.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { listPages } from "../select-pages.ts";
import type { PageSummary } from "../types.ts";
import { PageTypeEnum } from "./page-kind.ts";
import { PageSummaryType } from "./page-summary-type.ts";

interface PageList {
  pages: PageSummary[];
  paging: { totalItems: number; paging: Paging };
}

const PagesType = builder.objectRef<PageList>("Pages").implement({
  fields: (t) => ({
    pages: t.expose("pages", { type: [PageSummaryType] }),
    paging: t.expose("paging", { type: PagingInfoType }),
  }),
});

const PagesPayload = builder.objectRef<Answer<PageList>>("PagesPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: PagesType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** Most terms that one list is asked for; more are not a wish but an attack. */
const mostTerms = 20;

builder.queryField("pages", (t) =>
  t.field({
    description: "Published pages of a kind in their order: posts of the blog, giving moments, landing pages.",
    type: PagesPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      pageType: t.arg({ type: PageTypeEnum }),
      filterByTaxonomy: t.arg.stringList({ required: false }),
      paging: t.arg({ type: PagingInput, required: false }),
    },
    resolve: answer(async ({ pageType, filterByTaxonomy, paging }, { services, storefront, language }) => {
      const page = pagingOf(paging);
      checkPaging(page);
      const { pages, totalItems } = await listPages(
        services.pool,
        { storefront: storefront.code, language },
        {
          kind: pageType,
          taxonomy: (filterByTaxonomy ?? []).slice(0, mostTerms),
          limit: page.itemsPerPage,
          offset: (page.pageNumber - 1) * page.itemsPerPage,
        },
      );
      return { pages, paging: { totalItems, paging: page } };
    }),
  }),
);
