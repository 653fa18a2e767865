import { runCommerce } from "./run-commerce.ts";

/** Catalogue and pages as files. */
await runCommerce("edit.ts");
