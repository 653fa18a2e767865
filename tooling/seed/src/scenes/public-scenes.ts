import type { BrandGroup } from "@giftshop/storefront-config";
import { drawScene } from "./draw-scene.ts";

const groups: readonly BrandGroup[] = ["CB", "CK", "GCS"];
const empty = ["empty-basket", "nothing-found", "no-orders", "no-favourites"] as const;

/** Scenes that the apps serve themselves, by their paths in the repository: what no page of content shows. */
export const publicScenes = (): { path: string; svg: string }[] =>
  groups.flatMap((group) => {
    const app = group.toLowerCase();
    return empty.map((name) => ({ path: `apps/${app}/public/scenes/${app}/${name}.svg`, svg: drawScene(group, name) }));
  });
