import type { BrandGroup } from "@giftshop/storefront-config";
import { drawScene } from "../scenes/draw-scene.ts";
import type { SceneName } from "../scenes/scenes.ts";

/** Draws each picture once for a storefront, in the hand of its house. */
export const drawPictures = (group: BrandGroup) => {
  const drawn: Record<string, string> = {};
  const picture = (name: SceneName): string => {
    drawn[name] ??= drawScene(group, name);
    return name;
  };
  return { picture, drawn };
};
