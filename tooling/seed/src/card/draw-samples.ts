import { drawFace } from "./draw-face.ts";
import { paletteOf } from "./palettes.ts";

/** The faces of stories and documentation, as complete SVG documents: drawn as the shop draws its own. */
export const drawSamples = (): Record<"cafe" | "garden" | "books", string> => ({
  cafe: drawFace({ slug: "cafe-noir", title: "Café Noir", category: "dining" }, "arcs", paletteOf("#6E1430")),
  garden: drawFace({ slug: "gruenwerk", title: "Grünwerk", category: "home-garden" }, "sunburst", paletteOf("#1F6B4A")),
  books: drawFace({ slug: "plume-cie", title: "Plume & Cie", category: "books" }, "terrazzo", paletteOf("#EFE0C8")),
});
