import { runCommerce } from "./run-commerce.ts";

/** Payments that a person has to deal with. */
await runCommerce("settle.ts");
