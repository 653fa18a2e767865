import type { BrandGroup } from "../src/types.ts";

/** The colours of a house that its marks are drawn in; the same as in the kit's themes. */
export interface Palette {
  paper: string;
  raised: string;
  sunken: string;
  ink: string;
  primary: string;
  soft: string;
  /** The seasonal accent of the storefront. */
  accent: string;
  leaf: string;
  sky: string;
  warm: string;
}

const houses: Readonly<Record<BrandGroup, Omit<Palette, "accent">>> = {
  CB: {
    paper: "#FFF8F1",
    raised: "#FFFFFF",
    sunken: "#FBEEE1",
    ink: "#2B1B2E",
    primary: "#C2255C",
    soft: "#FDE9EF",
    leaf: "#2F855A",
    sky: "#2F7EA8",
    warm: "#F28A4B",
  },
  CK: {
    paper: "#FFFFFF",
    raised: "#FFFFFF",
    sunken: "#EEF6F4",
    ink: "#10243E",
    primary: "#00796B",
    soft: "#E0F4F0",
    leaf: "#34C39A",
    sky: "#4FC3F7",
    warm: "#FF6B57",
  },
  GCS: {
    paper: "#F7F6F3",
    raised: "#FFFFFF",
    sunken: "#EDEBE5",
    ink: "#14172B",
    primary: "#3B3BC4",
    soft: "#EAEAFA",
    leaf: "#2E6E62",
    sky: "#7F8CE0",
    warm: "#A9743D",
  },
};

/** Colours of a storefront's marks. */
export const paletteOf = (group: BrandGroup, accent: string): Palette => ({ ...houses[group], accent });
