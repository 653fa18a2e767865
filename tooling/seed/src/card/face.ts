import type { CategorySlug } from "../categories.ts";
import type { Random } from "../random.ts";
import type { Palette } from "./palettes.ts";

/** User units of a card: ISO/IEC 7810 ID-1 (85.60 × 53.98 mm), ten to the millimetre. */
export const width = 856;
export const height = 540;
export const radius = 32;

/** Space between the edge and anything that is to be read. */
export const margin = 56;

/** What a layout draws from. */
export interface Face {
  title: string;
  category: CategorySlug;
  palette: Palette;
  random: Random;
  /** Unique among faces, for the ids inside the drawing. */
  id: string;
}

/** Where the word-mark may stand. Lines are set inside the box, towards `align` and `side`. */
export interface Zone {
  x: number;
  y: number;
  width: number;
  height: number;
  align: "start" | "middle";
  side: "top" | "middle" | "bottom";
  color: string;
}

/**
 * What a layout gives back: its drawing, the place of the
 * word-mark and, unless it is an emblem by itself, of the logo.
 */
export interface Drawing {
  art: string;
  zone: Zone;
  mark?: { x: number; y: number; color: string; detail: string };
}

export type Layout = (face: Face) => Drawing;

/** The zones most layouts share. */
export const zones = {
  top: { x: margin, y: 48, width: 744, height: 180, align: "start", side: "top" },
  bottom: { x: margin, y: 330, width: 744, height: 160, align: "start", side: "bottom" },
  left: { x: margin, y: 170, width: 350, height: 320, align: "start", side: "bottom" },
  centre: { x: 96, y: 150, width: 664, height: 240, align: "middle", side: "middle" },
} as const satisfies Record<string, Omit<Zone, "color">>;
