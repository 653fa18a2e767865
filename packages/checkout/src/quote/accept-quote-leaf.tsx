"use client";

import { Leaf } from "@giftshop/ui-kit/leaf";
import type { LeafProps } from "../frame/leaf-props.ts";
import { PartFailed } from "../frame/part-failed.tsx";

const load = () => import("./accept-quote-flow.tsx").then(({ AcceptQuoteFlow }) => AcceptQuoteFlow);

/** What accepts a quote, from the moment it is shown. */
export const AcceptQuoteLeaf = ({ skeleton, ...props }: LeafProps) => (
  <Leaf load={load} skeleton={skeleton} failed={(retry) => <PartFailed words={props.words} onRetry={retry} />}>
    {(Flow) => <Flow {...props} />}
  </Leaf>
);
