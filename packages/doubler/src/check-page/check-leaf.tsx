"use client";

import type { Language } from "@giftshop/storefront-config";
import { Leaf } from "@giftshop/ui-kit/leaf";
import { Skeleton } from "@giftshop/ui-kit/skeleton";
import type { DoublerWords } from "../doubler-words.ts";
import { LeafFailure } from "../leaf-failure.tsx";

const load = async () => (await import("./check-form.tsx")).CheckForm;

export interface CheckLeafProps {
  language: Language;
  words: DoublerWords;
  /** Ids of draws that were held. */
  draws: readonly string[];
}

/** The check, once the page lives. */
export const CheckLeaf = (props: CheckLeafProps) => (
  <Leaf
    load={load}
    skeleton={<Skeleton shape="control" />}
    failed={(retry) => <LeafFailure words={props.words} retry={retry} />}
  >
    {(CheckForm) => <CheckForm {...props} />}
  </Leaf>
);
