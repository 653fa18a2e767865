import type { Palette } from "../palette.ts";
import { path, rectangle } from "../svg.ts";
import { type MotifName, motifs } from "./motifs.ts";

/** The house sign of CB: a present, and what grows out of it where another would have a bow. */
export const present = (motif: MotifName, colors: Palette): string =>
  motifs[motif](colors) +
  path("M7.500 31.400h33V40a5 5 0 0 1-5 5h-23a5 5 0 0 1-5-5z", colors.primary) +
  rectangle(4.5, 22, 39, 8, 3, colors.primary) +
  rectangle(20.3, 22, 7.4, 8, 0, colors.accent) +
  path("M20.300 31.400h7.400V45h-7.400z", colors.accent);
