export { type StorefrontApp, startStorefront } from "./start.ts";
