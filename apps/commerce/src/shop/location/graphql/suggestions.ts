import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { checkPaging, PagingInput, pagingOf } from "../../../platform/graphql/paging.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { labelOf } from "../label.ts";
import { limitSuggestions } from "../limits.ts";
import { locatedProduct } from "../located-product.ts";
import { type Suggestion, suggestPlaces } from "../suggest.ts";
import { readTyped } from "../typed-query.ts";
import { MapRectangleType } from "./map-rectangle.ts";

const LocationSuggestionsFiltersInput = builder.inputType("LocationSuggestionsFiltersInput", {
  fields: (t) => ({ productPath: t.string({ required: false }) }),
});

/** A suggestion in the visitor's words. */
type Labelled = Suggestion & { label: string };

const LocationSuggestionType = builder.objectRef<Labelled>("LocationSuggestion").implement({
  fields: (t) => ({
    label: t.exposeString("label"),
    countryCode: t.exposeString("countryCode"),
    administrativeArea: t.exposeString("administrativeArea", { nullable: true }),
    locality: t.exposeString("city", { nullable: true }),
    rectangle: t.field({ type: MapRectangleType, resolve: (suggestion) => suggestion }),
  }),
});

const LocationSuggestionsPayload = builder.objectRef<Answer<Labelled[]>>("LocationSuggestionsPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: [LocationSuggestionType], nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

/** A list under a field of a form: more of them nobody reads. */
const mostSuggestions = 20;
/**
 * Most that are left out before a page: looking for a text stops when
 * there are enough for it, so what nobody reads is not looked for.
 */
const mostSkipped = 200;

builder.queryField("getLocationAddressSuggestions", (t) =>
  t.field({
    description:
      "Towns, areas and streets that begin like what was typed, in any language, as they are called in the visitor's; accents, case and house numbers do not count.",
    type: LocationSuggestionsPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      query: t.arg.string(),
      filters: t.arg({ type: LocationSuggestionsFiltersInput, required: false }),
      paging: t.arg({ type: PagingInput, required: false }),
    },
    resolve: answer(async ({ query, filters, paging }, scope): Promise<Labelled[]> => {
      await limitSuggestions(scope);
      const typed = readTyped(query);
      const page = pagingOf(paging);
      checkPaging(page);
      if (page.itemsPerPage > mostSuggestions) throw new Failure("notAnOption", "paging.itemsPerPage");
      const offset = (page.pageNumber - 1) * page.itemsPerPage;
      if (offset > mostSkipped) throw new Failure("notAnOption", "paging.pageNumber");
      const path = filters?.productPath;
      const { language } = scope;
      const product = path ? await locatedProduct(scope, path, "filters.productPath") : undefined;
      const storefront = scope.storefront.code;
      const asked = { storefront, language, typed, product, limit: page.itemsPerPage, offset };
      const found = await scope.services.readOld((db) => suggestPlaces(db, asked));
      return found.map((suggestion) => ({ ...suggestion, label: labelOf(suggestion, language) }));
    }),
  }),
);
