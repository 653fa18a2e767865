import type { MapArea } from "@giftshop/storefront-config/shop";
import { media } from "@giftshop/ui-kit/media";
import { Map as MapLibre, type MapMouseEvent, Marker, setWorkerUrl } from "maplibre-gl";
import { type Point as Place, visibleArea } from "../area/area.ts";
import { drawNames, isDrawnWhole } from "./drawn-names.ts";
import { workerFile } from "./files.ts";
import { mapDrawn } from "./map-drawn.ts";
import { addPlaces, placesLayer, zoomToOpen } from "./place-layers.ts";
import type { PlacePoints, PointFacts } from "./points.ts";
import { mapColorsOf, mapFontsOf } from "./theme-colors.ts";
import { worldStyle } from "./world-style.ts";

/** Milliseconds after which a map that was moved counts as at rest. */
const rest = 300;
/**
 * Dots of the screen that are drawn for a pixel, at most: three for
 * one are twice the work of two, and nobody sees them in a map.
 */
const finestPixels = 2;
/** How long names take to come and go; where they stand is worked out as often, not in every frame. */
const fade = 300;
/**
 * Zooms: of one place by itself, from where every place stands apart, and the nearest for visitors; the
 * embedded map has towns and no streets.
 */
const nearness = {
  embedded: { near: 9, apart: 12, nearest: 12 },
  elsewhere: { near: 15, apart: 14, nearest: 20 },
} as const;

export interface MapTexts {
  label: string;
  twoFingers: string;
}

export interface CreateMapOptions {
  container: HTMLElement;
  /** None for a map of the marked place alone. */
  points: PlacePoints | undefined;
  /** What it shows at first. */
  area: MapArea;
  /** Address of a style (MapLibre style specification); without one the embedded map is drawn. */
  styleUrl: string | undefined;
  /** Draws the pin of the marked place. */
  pin: HTMLElement;
  texts: MapTexts;
  /** Whether the wheel and one finger move the page rather than the map. */
  inPassing: boolean;
  /** The visitor moved the map, and it came to rest. */
  onMove?: ((area: MapArea) => void) | undefined;
  /** A place was pressed, by the last segment of its address. */
  onChoose?: ((path: string) => void) | undefined;
  /** It stopped working after it had been there: the graphics card was lost. */
  onLost(): void;
}

/** A map that stands. */
export interface PlaceMapHandle {
  show(area: MapArea): void;
  /** Sets the pin on a place, or takes it away; with `near` the map goes there. */
  mark(place: Place | undefined, near?: boolean): void;
  /** Steps nearer, or away where negative. */
  zoom(steps: number): void;
  remove(): void;
}

/** Whether the map glides; it jumps for whoever wants things still. */
const glides = (): boolean => matchMedia(media.motion).matches;
const cornersOf = ({ latmin, latmax, lonmin, lonmax }: MapArea): [number, number, number, number] => [
  lonmin,
  latmin,
  lonmin <= lonmax ? lonmax : lonmax + 360,
  latmax,
];

/** Says on its element when all that the map draws stands still, for whoever takes its picture. */
const tellStill = (map: MapLibre, { dataset }: HTMLElement): void => {
  map.on("idle", () => {
    dataset.map = "still";
  });
  map.on("resize", () => {
    dataset.map = "drawing";
  });
};

/** What a press and the pointer do on places. */
const listen = (map: MapLibre, onChoose: (path: string) => void): void => {
  const layers = [placesLayer];
  const under = ({ point }: MapMouseEvent) => map.queryRenderedFeatures(point, { layers })[0];
  map.on("click", async (event) => {
    const found = under(event);
    if (found?.geometry.type !== "Point") return;
    const { cluster_id: cluster, path } = found.properties as { cluster_id?: number } & Partial<PointFacts>;
    if (path !== undefined) onChoose(path);
    if (cluster === undefined) return;
    const [longitude = 0, latitude = 0] = found.geometry.coordinates;
    const zoom = await zoomToOpen(map, cluster);
    // The press of a visitor, so that the list follows as it does after a move by hand.
    map.easeTo({ center: [longitude, latitude], zoom, animate: glides() }, { originalEvent: event.originalEvent });
  });
  map.on("mousemove", (event) => {
    // What passes under the pointer while the map moves is not
    // pointed at, and looking it up costs a part of the frame.
    if (map.isMoving()) return;
    map.getCanvas().style.cursor = under(event) ? "pointer" : "";
  });
};

/**
 * Says what the visitor looks at, once they let go of the map for
 * a moment: whoever goes on moving it wants no list in between.
 */
const tellRest = (map: MapLibre, onMove: (area: MapArea) => void): void => {
  let resting: ReturnType<typeof setTimeout> | undefined;
  map.on("movestart", () => clearTimeout(resting));
  map.on("remove", () => clearTimeout(resting));
  map.on("moveend", ({ originalEvent }) => {
    if (!originalEvent) return;
    resting = setTimeout(() => {
      const seen = map.getBounds();
      onMove(visibleArea(seen.getSouth(), seen.getWest(), seen.getNorth(), seen.getEast()));
    }, rest);
  });
};

/**
 * Draws a map with the places of a product.
 *
 * @throws when it cannot be had: no WebGL, no worker, no style, no places
 */
export const createMap = async (options: CreateMapOptions): Promise<PlaceMapHandle> => {
  const { container, points, area, styleUrl, texts, inPassing, onMove, onChoose, onLost } = options;
  const colors = mapColorsOf(container);
  const fonts = mapFontsOf(container);
  const language = container.closest<HTMLElement>("[lang]")?.lang.slice(0, 2) ?? "";
  const { near, apart, nearest } = styleUrl ? nearness.elsewhere : nearness.embedded;
  setWorkerUrl(workerFile());
  const map = new MapLibre({
    container,
    style: styleUrl ?? worldStyle(colors, fonts, language),
    bounds: cornersOf(area),
    fitBoundsOptions: { maxZoom: near },
    maxZoom: nearest,
    attributionControl: { compact: false },
    cooperativeGestures: inPassing || matchMedia("(pointer: coarse)").matches,
    scrollZoom: !inPassing,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    renderWorldCopies: false,
    pixelRatio: Math.min(devicePixelRatio, finestPixels),
    fadeDuration: fade,
    refreshExpiredTiles: false,
    locale: { "Map.Title": texts.label, "CooperativeGesturesHandler.MobileHelpText": texts.twoFingers },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  tellStill(map, container);
  map.once("style.load", () => points && addPlaces(map, points, colors, fonts, apart));
  if (!styleUrl && isDrawnWhole(language)) drawNames(map, colors, fonts);
  try {
    await mapDrawn(map);
  } catch (error) {
    map.remove();
    throw error;
  }
  if (onChoose) listen(map, onChoose);
  map.on("webglcontextlost", onLost);
  if (onMove) tellRest(map, onMove);
  return handleOf(map, options.pin, near);
};

const handleOf = (map: MapLibre, pin: HTMLElement, near: number): PlaceMapHandle => {
  const marker = new Marker({ element: pin, anchor: "bottom" });
  return {
    show(area) {
      map.fitBounds(cornersOf(area), { animate: glides(), maxZoom: near });
    },
    mark(place, goThere = false) {
      if (!place) {
        marker.remove();
        return;
      }
      const center: [number, number] = [place.longitude, place.latitude];
      marker.setLngLat(center).addTo(map);
      if (goThere) map.easeTo({ center, zoom: Math.max(map.getZoom(), near), animate: glides() });
    },
    zoom(steps) {
      const zoom = map.getZoom() + steps;
      map.easeTo({ zoom, animate: glides() }, { originalEvent: new Event("zoom") });
    },
    remove: () => map.remove(),
  };
};
