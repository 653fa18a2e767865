"use client";

import { Leaf } from "@giftshop/ui-kit/leaf";
import type { LeafProps } from "../frame/leaf-props.ts";
import { PartFailed } from "../frame/part-failed.tsx";

const load = () => import("./payment-processing-flow.tsx").then(({ PaymentProcessingFlow }) => PaymentProcessingFlow);

/** Follows the payment, from the moment the page lives. */
export const PaymentProcessingLeaf = ({ skeleton, ...props }: LeafProps) => (
  <Leaf load={load} skeleton={skeleton} failed={(retry) => <PartFailed words={props.words} onRetry={retry} />}>
    {(Flow) => <Flow {...props} />}
  </Leaf>
);
