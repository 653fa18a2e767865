import type { Map as MapLibre } from "maplibre-gl";
import { placesSource } from "./place-layers.ts";

/** Milliseconds within which a map must stand; after that it counts as failed. */
const patience = 20_000;

/**
 * Waits until everything that a map draws at first is there, places among it. Without its style or the places it is none; a tile,
 * a letter or a sign that is missing leaves a hole.
 */
export const standing = (map: MapLibre): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The map took too long.")), patience);
    let styled = false;
    map.once("style.load", () => {
      styled = true;
    });
    map.once("load", () => {
      clearTimeout(timer);
      resolve();
    });
    map.on("error", ({ error, ...event }) => {
      const ofPlaces = "sourceId" in event && event.sourceId === placesSource;
      if (styled && !ofPlaces) return;
      clearTimeout(timer);
      reject(error);
    });
  });
