import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";
import { compactPath } from "./compact-path.ts";

const require = createRequire(import.meta.url);

/** The faces of the three houses, each at the one weight that its marks are set in. */
const faces = {
  CB: [
    require.resolve("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2"),
    { wght: 750, opsz: 48 },
  ],
  CK: [require.resolve("@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2"), { wght: 700 }],
  GCS: [
    require.resolve("@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2"),
    { wght: 560, opsz: 72 },
  ],
  plain: [require.resolve("@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2"), { wght: 650, opsz: 20 }],
  arabic: [
    require.resolve("@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2"),
    { wght: 650 },
  ],
} as const;

export type FaceName = keyof typeof faces;

interface TextPlace {
  /** The left edge of the text, or the middle or right edge where `anchor` says so. */
  x: number;
  /** The base line. */
  y: number;
  size: number;
  anchor?: "start" | "middle" | "end";
  /** Space between letters, in ems. */
  spacing?: number;
}

export interface Letters {
  /** Width of a text at size 1. */
  width(text: string, spacing?: number): number;
  /** Path data of a text, whose letters are contours, so that the marks need no face to be loaded. */
  path(text: string, place: TextPlace): string;
}

const every = Array.from({ length: 0x6ff - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");

/** Moves and scales path data of absolute M, L, Q, C and Z commands, whose y axis points up. */
const placed = (data: string, x: number, y: number, scale: number): string =>
  data.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) => {
    const at = (value: number) => `${Number(value.toFixed(3))}`;
    return `${at(x + Number(px) * scale)} ${at(y - Number(py) * scale)}`;
  });

const openFace = async (name: FaceName): Promise<Letters> => {
  const [file, variationAxes] = faces[name];
  const bytes = await subsetFont(await readFile(file), every, {
    targetFormat: "sfnt",
    variationAxes,
    noHinting: true,
  });
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const shaped = (text: string) => {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(font, buffer);
    const places = buffer.getGlyphPositions();
    return buffer.getGlyphInfos().map((glyph, index) => ({ id: glyph.codepoint, place: places[index] }));
  };
  const width = (text: string, spacing = 0): number =>
    shaped(text).reduce((sum, { place }) => sum + (place?.xAdvance ?? 0) / face.upem + spacing, -spacing);
  return {
    width,
    path(text, { x, y, size, anchor = "start", spacing = 0 }) {
      const scale = size / face.upem;
      const length = width(text, spacing) * size;
      let at = x - (anchor === "middle" ? length / 2 : anchor === "end" ? length : 0);
      const data = shaped(text)
        .map(({ id, place }) => {
          const contour = placed(
            font.glyphToPath(id),
            at + (place?.xOffset ?? 0) * scale,
            y - (place?.yOffset ?? 0) * scale,
            scale,
          );
          at += (place?.xAdvance ?? 0) * scale + spacing * size;
          return contour;
        })
        .join("");
      // A tenth of a pixel is finer than any screen shows, but
      // in small letters a curve is only a few pixels long.
      return compactPath(data, size < 20 ? 2 : 1);
    },
  };
};

export type Lettering = Readonly<Record<FaceName, Letters>>;

/** Opens every face. */
export const openLettering = async (): Promise<Lettering> => {
  const [CB, CK, GCS, plain, arabic] = await Promise.all(
    (["CB", "CK", "GCS", "plain", "arabic"] as const).map(openFace),
  );
  if (!CB || !CK || !GCS || !plain || !arabic) throw new Error("A face could not be opened.");
  return { CB, CK, GCS, plain, arabic };
};
