"use client";

import { Leaf } from "@giftshop/ui-kit/leaf";
import type { LeafProps } from "../frame/leaf-props.ts";
import { PartFailed } from "../frame/part-failed.tsx";

const load = () => import("./confirmation-flow.tsx").then(({ ConfirmationFlow }) => ConfirmationFlow);

/** The order, from the moment the page lives. */
export const ConfirmationLeaf = ({ skeleton, ...props }: LeafProps & { uuid?: string | undefined }) => (
  <Leaf load={load} skeleton={skeleton} failed={(retry) => <PartFailed words={props.words} onRetry={retry} />}>
    {(Flow) => <Flow {...props} />}
  </Leaf>
);
