import { type FragmentType, readFragment } from "@giftshop/graphql";
import { ContentBlockFragment } from "../blocks/content-block.fragment.ts";
import { plainText } from "../prose/plain-text.ts";
import { WrittenPageFragment } from "./written-page.fragment.ts";

/** A question that a written page answers. */
export interface WrittenQuestion {
  question: string;
  /** Plain text. */
  answer: string;
}

/** Every question that blocks answer, in their order. */
export const questionsIn = (blocks: readonly FragmentType<typeof ContentBlockFragment>[]): WrittenQuestion[] =>
  readFragment(ContentBlockFragment, blocks)
    .filter(({ blockType }) => blockType === "QUESTIONS")
    .flatMap(({ items }) => items.map(({ title, body }) => ({ question: title ?? "", answer: plainText(body ?? "") })));

/** Every question of a written page, in its order. */
export const writtenQuestions = (page: FragmentType<typeof WrittenPageFragment>): WrittenQuestion[] =>
  questionsIn(readFragment(WrittenPageFragment, page).blocks);
