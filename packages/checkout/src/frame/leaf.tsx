"use client";

import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { ChunkBoundary } from "./chunk-boundary.tsx";
import { ChunkFailed } from "./chunk-failed.tsx";
import type { LeafProps, PartProps } from "./leaf-props.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * Fetches the living part of a page once the page itself lives, with the skeleton in its place until then. The server renders
 * the skeleton alone: what follows depends on the visitor. Translating comes with the part, not with the page.
 */
export function Leaf({
  shop,
  words,
  skeleton,
  part: Part,
}: LeafProps & { part: LazyExoticComponent<ComponentType<PartProps>> }) {
  if (!useHydrated()) return skeleton;
  const { title, text, action } = words.unavailable;
  return (
    <ChunkBoundary fallback={<ChunkFailed title={title} text={text} action={action} />}>
      <Suspense fallback={skeleton}>
        <Part shop={shop} words={words} />
      </Suspense>
    </ChunkBoundary>
  );
}
