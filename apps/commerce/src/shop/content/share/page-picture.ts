import { createShop, type Language, type Storefront } from "@giftshop/storefront-config";
import { titleFonts } from "../../../platform/pictures/face-fonts.ts";
import { painted } from "../../catalogue/media/painted.ts";
import { escapeXml, placed, shareSize } from "../../catalogue/media/share-picture.ts";
import { houses } from "../../mail/house.ts";
import { linesOf } from "./lines-of.ts";

const { width, height } = shareSize;
/** The column of words, and the margin around it. */
const column = 640;
const margin = 64;

/** What the picture of a page is made of. */
export interface SharedPage {
  title: string;
  language: Language;
  /** The page's own picture, SVG. */
  svg: string | null;
}

/**
 * The drawing: the page's title beside its picture, in the
 * house of the storefront. Arabic begins on the right.
 */
export const pageDrawing = ({ title, language, svg }: SharedPage, storefront: Storefront): string => {
  const { group, name, accent } = storefront;
  const { surface, ink, primary } = houses[group];
  const rightToLeft = createShop(storefront.code, language).direction === "rtl";
  const { size, lines } = linesOf(title, column - 2 * margin);
  const leading = size * 1.14;
  const [x, anchor] = rightToLeft ? [width - margin, "end"] : [margin, "start"];
  const top = (height - lines.length * leading) / 2 + size * 0.8;
  const text = lines
    .map((line, index) => `<text x="${x}" y="${(top + index * leading).toFixed(1)}">${escapeXml(line)}</text>`)
    .join("");
  const beside = { x: rightToLeft ? 0 : column, y: 0, width: width - column, height };
  const picture = svg
    ? placed(svg, beside, "xMidYMid slice")
    : `<circle cx="${beside.x + beside.width / 2}" cy="${height / 2}" r="210" fill="${accent?.color ?? primary}"/>`;
  const bar = rightToLeft ? width - margin - 96 : margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${surface}"/>
${picture}
<rect x="${rightToLeft ? beside.width - 12 : column}" width="12" height="${height}" fill="${primary}"/>
<rect x="${bar}" y="${margin}" width="96" height="12" rx="6" fill="${accent?.color ?? primary}"/>
<g text-anchor="${anchor}" fill="${ink}" font-weight="700">
<g font-family="${group === "GCS" ? "Fraunces" : "Figtree"}" font-size="${size}">${text}</g>
<text x="${x}" y="${height - margin}" font-family="Figtree" font-size="34" fill="${primary}">${escapeXml(name)}</text>
</g>
</svg>`;
};

/** The drawing as PNG. */
export const pagePicture = (page: SharedPage, storefront: Storefront): Promise<Buffer> =>
  painted(pageDrawing(page, storefront), titleFonts);
