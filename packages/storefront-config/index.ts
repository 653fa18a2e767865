export * from "./src/types.ts";
