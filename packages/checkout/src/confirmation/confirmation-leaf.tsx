"use client";

import { lazy, useMemo } from "react";
import { Leaf } from "../frame/leaf.tsx";
import type { LeafProps, PartProps } from "../frame/leaf-props.ts";

const load = () => import("./confirmation-flow.tsx");

/** The order, from the moment the page lives. */
export function ConfirmationLeaf({ uuid, ...props }: LeafProps & { uuid: string }) {
  const part = useMemo(
    () =>
      lazy(async () => {
        const { ConfirmationFlow } = await load();
        return { default: (props: PartProps) => <ConfirmationFlow uuid={uuid} {...props} /> };
      }),
    [uuid],
  );
  return <Leaf {...props} part={part} />;
}
