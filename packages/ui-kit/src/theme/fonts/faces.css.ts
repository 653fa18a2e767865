import { globalFontFace } from "@vanilla-extract/css";
import { fontUrl, isTextFace } from "./font-files.ts";
import { fallbackFaces, fontFaces } from "./manifest.ts";
import { familyOfNames, webFamily, withoutSpace } from "./stacks.ts";

// All faces are fetched when used; a late text face waits for the next page, so that read text never moves,
// while titles change at once (docs/faces.md).
for (const face of fontFaces) {
  globalFontFace(webFamily(face.family), {
    src: `url("${fontUrl(face)}") format("woff2")`,
    fontWeight: face.weights.join(" "),
    fontStyle: "normal",
    fontDisplay: isTextFace(face) ? "optional" : "swap",
    unicodeRange: face.unicodeRange,
  });
}

// In Arabic a title fetches this face for names and digits, not for the spaces between other words.
for (const face of fontFaces.filter(({ family }) => family === "Fraunces")) {
  globalFontFace(familyOfNames(face.family), {
    src: `url("${fontUrl(face)}") format("woff2")`,
    unicodeRange: withoutSpace(face.unicodeRange),
    fontWeight: face.weights.join(" "),
    fontStyle: "normal",
    fontDisplay: "swap",
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
