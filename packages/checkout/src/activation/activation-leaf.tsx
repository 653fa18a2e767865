"use client";

import { Leaf } from "@giftshop/ui-kit/leaf";
import type { LeafProps } from "../frame/leaf-props.ts";
import { PartFailed } from "../frame/part-failed.tsx";
import type { ActivationWords } from "./activation-words.ts";

const load = () => import("./activation-flow.tsx").then(({ ActivationFlow }) => ActivationFlow);

/** The form, and what becomes of it, from the moment the page lives. */
export const ActivationLeaf = ({ skeleton, ...props }: LeafProps & { activationWords: ActivationWords }) => (
  <Leaf load={load} skeleton={skeleton} failed={(retry) => <PartFailed words={props.words} onRetry={retry} />}>
    {(Flow) => <Flow {...props} />}
  </Leaf>
);
