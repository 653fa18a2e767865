import type { Storefront } from "@giftshop/storefront-config";
import { closed } from "./closed.ts";
import { open } from "./open.ts";
import { pictureOf, sceneOf } from "./scene.ts";
import type { For } from "./tags.ts";

export interface Wrapping {
  storefront: Storefront;
  /** Picture of the wrapper that was chosen. Default: the house's own paper. */
  wrapper?: string | undefined;
  whom: For;
}

/** A closed gift as its page shows it, as SVG: its paper, the storefront's sign, and for whom it is. */
export const closedPicture = ({ storefront, wrapper, whom }: Wrapping): string => {
  const scene = sceneOf(storefront, wrapper);
  return pictureOf(scene, wrapper, closed[scene.group](scene, whom));
};

/** The same gift open, its card half out. */
export const openPicture = ({ storefront, wrapper, whom }: Wrapping, face: string): string => {
  const scene = sceneOf(storefront, wrapper);
  return pictureOf(scene, wrapper, open[scene.group](scene, face, whom));
};
