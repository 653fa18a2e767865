"use client";

import { lazy, useMemo } from "react";
import { Leaf } from "../frame/leaf.tsx";
import type { LeafProps } from "../frame/leaf-props.ts";

const load = () => import("./confirmation.tsx");

/** The order, from the moment the page lives. */
export function ConfirmationLeaf({ uuid, ...props }: LeafProps & { uuid: string }) {
  const part = useMemo(
    () =>
      lazy(async () => {
        const { Confirmation } = await load();
        return { default: () => <Confirmation uuid={uuid} /> };
      }),
    [uuid],
  );
  return <Leaf {...props} part={part} />;
}
