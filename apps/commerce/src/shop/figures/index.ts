export { readFigures } from "./figures-table.ts";
