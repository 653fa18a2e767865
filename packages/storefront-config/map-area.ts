export { type MapArea, readMapArea, writeMapArea } from "./src/map-area.ts";
export { queryOf } from "./src/query-values.ts";
