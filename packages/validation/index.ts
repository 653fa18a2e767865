export * from "./src/error-codes.ts";
