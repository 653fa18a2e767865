"use client";

import { Leaf } from "@giftshop/ui-kit/leaf";
import type { LeafProps } from "../frame/leaf-props.ts";
import { PartFailed } from "../frame/part-failed.tsx";
import type { ActivationWords } from "./activation-words.ts";

const load = () => import("./activation-success-flow.tsx").then(({ ActivationSuccessFlow }) => ActivationSuccessFlow);

/** The answer, from the moment the page lives. */
export const ActivationSuccessLeaf = ({ skeleton, ...props }: LeafProps & { activationWords: ActivationWords }) => (
  <Leaf load={load} skeleton={skeleton} failed={(retry) => <PartFailed words={props.words} onRetry={retry} />}>
    {(Flow) => <Flow {...props} />}
  </Leaf>
);
