import type { BrandGroup } from "@giftshop/storefront-config";
import { drawFeast, drawScene, drawTable } from "./draw-scene.ts";

const groups: readonly BrandGroup[] = ["CB", "CK", "GCS"];
const served = ["empty-basket", "nothing-found", "no-orders", "no-favourites", "being-paid", "activated"] as const;

/**
 * Scenes that the apps serve themselves, by their paths in the repository: what no page of content shows, and
 * the free table that a gift stands on, once as wide as a screen.
 */
export const publicScenes = (): { path: string; svg: string }[] =>
  groups.flatMap((group) => {
    const app = group.toLowerCase();
    const drawn = [
      ...served.map((name) => [name, drawScene(group, name)] as const),
      ["table", drawTable(group)] as const,
      ["wide-table", drawTable(group, true)] as const,
      ...(group === "CB" ? [] : [["feast", drawFeast(group)] as const]),
    ];
    return drawn.map(([name, svg]) => ({ path: `apps/${app}/public/scenes/${app}/${name}.svg`, svg }));
  });
