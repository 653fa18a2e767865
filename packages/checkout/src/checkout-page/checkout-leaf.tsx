"use client";

import { Leaf } from "@giftshop/ui-kit/leaf";
import type { LeafProps } from "../frame/leaf-props.ts";
import { PartFailed } from "../frame/part-failed.tsx";

const load = () => import("./checkout-flow.tsx").then(({ CheckoutFlow }) => CheckoutFlow);

/** The checkout, from the moment the page lives. */
export const CheckoutLeaf = ({ skeleton, ...props }: LeafProps) => (
  <Leaf load={load} skeleton={skeleton} failed={(retry) => <PartFailed words={props.words} onRetry={retry} />}>
    {(Flow) => <Flow {...props} />}
  </Leaf>
);
