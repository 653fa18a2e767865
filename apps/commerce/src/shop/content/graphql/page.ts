import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { categoryAt } from "../../catalogue/present.ts";
import { viewOf } from "../../catalogue/snapshot/view.ts";
import { readPreviewToken } from "../preview-token.ts";
import { readPage, readVersion } from "../select-pages.ts";
import { ContentPageType, type PageInView, showPage } from "./content-page-type.ts";
import { PageTypeEnum } from "./page-kind.ts";

const PagePayload = builder.objectRef<Answer<PageInView>>("PagePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: ContentPageType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("page", (t) =>
  t.field({
    description: "A published page by its kind and, where the kind has many, by the last segment of its address.",
    type: PagePayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      pageType: t.arg({ type: PageTypeEnum }),
      path: t.arg.string({ required: false }),
    },
    resolve: answer(async ({ pageType, path }, scope) => {
      const place = { storefront: scope.storefront.code, language: scope.language };
      // A queue is a box of blocks, not a page: it has no address.
      const segment = pageType === "CATEGORY" ? categoryAt(await viewOf(scope), path ?? "") : (path ?? "");
      const absent = pageType === "QUEUE" || segment === undefined;
      const page = absent ? undefined : await readPage(scope.services.pool, place, pageType, segment);
      if (page === undefined) throw new Failure("pageNotFound", "path");
      return showPage(scope, page);
    }),
  }),
);

builder.queryField("pagePreview", (t) =>
  t.field({
    description: "The version, draft or published, that a preview link shows until it expires.",
    type: PagePayload,
    args: { userData: t.arg({ type: UserDataInput }), token: t.arg.string() },
    resolve: answer(async ({ token }, scope) => {
      const { environment, clock, pool } = scope.services;
      const version = readPreviewToken(environment.signingSecret, token, clock.now());
      const place = { storefront: scope.storefront.code, language: scope.language };
      const page = version === undefined ? undefined : await readVersion(pool, place, version);
      if (page === undefined) throw new Failure("pageNotFound", "token");
      return showPage(scope, page);
    }),
  }),
);
