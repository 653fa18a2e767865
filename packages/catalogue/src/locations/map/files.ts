/**
 * Files that the map fetches beside its code: from our own origin, as the page's policy allows no other. Bundlers copy them and
 * put in their address.
 */
export const workerFile = (): string => new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href;

/** Countries at 1:50 million (Natural Earth), as TopoJSON. */
export const worldFile = (): string => new URL("world-atlas/countries-50m.json", import.meta.url).href;
