import { runCommerce } from "./run-commerce.ts";

/** Parcels that wait to leave. */
await runCommerce("dispatch.ts");
