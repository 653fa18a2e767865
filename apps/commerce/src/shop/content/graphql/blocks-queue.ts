import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import { TaxonomyFilterInput } from "../../catalogue/graphql/taxonomy-filter.ts";
import { readPageByKey } from "../select-pages.ts";
import type { ContentBlock } from "../types.ts";
import { type BlockInView, ContentBlockType } from "./block-type.ts";
import { showPage } from "./content-page-type.ts";

const BlocksQueueType = builder.objectRef<{ blocks: BlockInView[] }>("BlocksQueue").implement({
  fields: (t) => ({ blocks: t.expose("blocks", { type: [ContentBlockType] }) }),
});

const BlocksQueuePayload = builder.objectRef<Answer<{ blocks: BlockInView[] }>>("BlocksQueuePayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: BlocksQueueType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

const BlocksQueueFiltersInput = builder.inputType("BlocksQueueFiltersInput", {
  fields: (t) => ({ filterByTaxonomy: t.field({ type: [TaxonomyFilterInput], required: false }) }),
});

/**
 * A block stands where each filter that names terms has one
 * of its own; `taxonomy:term` is how a block spells one.
 */
const passes =
  (filters: readonly { taxonomy: string; terms: readonly string[] }[]) =>
  ({ taxonomy = [] }: ContentBlock): boolean =>
    filters.every(
      ({ taxonomy: name, terms }) => terms.length === 0 || terms.some((term) => taxonomy.includes(`${name}:${term}`)),
    );

builder.queryField("getBlocksQueue", (t) =>
  t.field({
    description:
      "Blocks that stand together under a name, those of given taxonomy terms alone; none where there is no such queue.",
    type: BlocksQueuePayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      queueID: t.arg.id(),
      filters: t.arg({ type: BlocksQueueFiltersInput, required: false }),
    },
    resolve: answer(async ({ queueID, filters }, scope) => {
      const place = { storefront: scope.storefront.code, language: scope.language };
      const queue = await readPageByKey(scope.services.pool, place, "QUEUE", queueID);
      if (queue === undefined) return { blocks: [] };
      const shown = await showPage(scope, queue);
      const blocks = queue.blocks.filter(passes(filters?.filterByTaxonomy ?? []));
      return { blocks: blocks.map((block) => ({ block, ...shown })) };
    }),
  }),
);
