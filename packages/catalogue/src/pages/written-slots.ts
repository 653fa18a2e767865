import type { ResultOf } from "@giftshop/graphql";
import type { Question } from "@giftshop/page/view";
import type { Shop } from "@giftshop/storefront-config";
import type { Picture } from "@giftshop/storefront-config/branding";
import type { ComponentType, ReactNode } from "react";
import type { ProductQuery } from "./load-product.ts";

/** A part of what is written, in the mask of the feature that shows it. */
type Block = NonNullable<ResultOf<typeof ProductQuery>["getBlocksQueue"]["data"]>["blocks"][number];
type Masked = Pick<Block, Extract<keyof Block, " $fragmentRefs">>;

/**
 * What is written on a page that sells: the storefront gives it from the feature that owns what is written.
 */
export interface WrittenSlots {
  Blocks: ComponentType<{ shop: Shop; blocks: readonly Masked[]; questionsPicture?: Picture }>;
  /** Every question that blocks answer. */
  questionsIn(blocks: readonly Masked[]): Question[];
}

/** What the page of a product is given besides. */
export interface ProductSlots extends WrittenSlots {
  /** Asks for a quote of a product. */
  BusinessForm(props: { shop: Shop; path: string }): ReactNode;
}
