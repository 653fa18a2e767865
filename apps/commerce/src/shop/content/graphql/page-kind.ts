import { pageKinds } from "@giftshop/validation/content";
import { builder } from "../../../platform/graphql/builder.ts";

export const PageTypeEnum = builder.enumType("PageType", {
  description: "Kinds of written pages (specification, section 2, page types).",
  values: pageKinds,
});
