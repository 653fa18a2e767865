import type { Messages } from "./translate.ts";

/**
 * What a variety says otherwise than its base: some of the
 * base's keys, which a check of the repository compares.
 */
export type Overlay = { readonly [key: string]: string | Overlay };

/** Overlays by locale: `{ "pt-PT": ptPT }`. */
export type Overlays = Readonly<Record<string, Overlay>>;

/** The base with an overlay on it; the base itself where there is none. */
export const layer = <M extends Messages>(base: M, overlay: Overlay | undefined): M => {
  if (!overlay) return base;
  const layered: Messages = { ...base };
  for (const [key, value] of Object.entries(overlay)) {
    const own = layered[key];
    if (typeof value === "string") layered[key] = value;
    else if (typeof own === "object") layered[key] = layer(own, value);
  }
  return layered as M;
};
