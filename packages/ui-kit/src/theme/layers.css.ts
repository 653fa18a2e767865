import { globalLayer } from "@vanilla-extract/css";

/** Resets and element defaults. */
export const base = globalLayer("ui-base");

/**
 * Components of ui-kit. Styles of features are in no layer, so they win whatever order the files arrive in.
 */
export const kit = globalLayer("ui-kit");
