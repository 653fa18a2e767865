import { globalFontFace } from "@vanilla-extract/css";
import { fontUrl, isTextFace } from "./font-files.ts";
import { fallbackFaces, fontFaces } from "./manifest.ts";
import { webFamily } from "./stacks.ts";

// All houses' faces are declared, none is fetched: a browser loads a file when a family
// is used and a letter of its range is on the page. Text that is being read never
// changes its letters, and so moves nothing: a text face that is late is kept for the
// next page. Titles change to the house's own whenever it comes (docs/faces.md).
for (const face of fontFaces) {
  globalFontFace(webFamily(face.family), {
    src: `url("${fontUrl(face)}") format("woff2")`,
    fontWeight: face.weights.join(" "),
    fontStyle: "normal",
    fontDisplay: isTextFace(face) ? "optional" : "swap",
    unicodeRange: face.unicodeRange,
  });
}

for (const face of fallbackFaces) {
  globalFontFace(face.family, {
    src: face.local.map((name) => `local("${name}")`).join(", "),
    fontWeight: face.weights.join(" "),
    unicodeRange: face.unicodeRange,
    sizeAdjust: face.sizeAdjust,
    ascentOverride: face.ascentOverride,
    descentOverride: face.descentOverride,
    lineGapOverride: face.lineGapOverride,
  });
}
