import type { Map as MapLibre } from "maplibre-gl";
import { placesSource } from "./place-layers.ts";
import { worldSource } from "./world-sources.ts";

/** Milliseconds within which a map must stand; after that it counts as failed. */
const timeout = 20_000;

/** Sources without which a map is none. */
const needed = [placesSource, worldSource];

/**
 * Waits until everything that a map draws at first is there, places among it. Without its style,
 * the ground or the places it is none; a tile, a letter or a sign that is missing leaves a hole.
 */
export const mapDrawn = (map: MapLibre): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The map took too long.")), timeout);
    let styled = false;
    map.once("style.load", () => {
      styled = true;
    });
    map.once("load", () => {
      clearTimeout(timer);
      resolve();
    });
    map.on("error", ({ error, ...event }) => {
      const ofNeed = "sourceId" in event && needed.includes(`${event.sourceId}`);
      if (styled && !ofNeed) return;
      clearTimeout(timer);
      reject(error);
    });
  });
