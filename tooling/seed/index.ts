export type * from "./src/types.ts";
