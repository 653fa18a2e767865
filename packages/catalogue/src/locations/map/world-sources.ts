import { worldZooms } from "./world-files.ts";

/** The whole world as it is seen from far; a map without it is none. */
export const worldSource = "our-world";
/** Parts of it as they are seen from near, where we have storefronts. */
export const nearSource = "our-world-near";

/** Zoom from which parts are seen from near: what was drawn from far has steps of a pixel there. */
export const nearFrom = worldZooms.near + 1;
