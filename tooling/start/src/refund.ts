import { runCommerce } from "./run-commerce.ts";

/** Refunds that wait for a person. */
await runCommerce("refund.ts");
