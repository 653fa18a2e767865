/**
 * The library's worker: fetched beside its code and from our own origin, as
 * the page's policy allows no other. Bundlers copy it and put in its address.
 */
export const workerFile = (): string => new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).href;
