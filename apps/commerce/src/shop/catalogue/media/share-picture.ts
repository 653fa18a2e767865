import type { Storefront } from "@giftshop/storefront-config";
import { faceFonts } from "../../../platform/pictures/face-fonts.ts";
import { houses } from "../../mail/house.ts";
import { painted } from "./painted.ts";

/** Pixels that services ask of a picture that is shown where a page is shared (Open Graph, 1.91 to 1). */
export const shareSize = { width: 1200, height: 630 };

/** ISO/IEC 7810 ID-1: a card is 85.60 by 53.98 mm, its corners have a radius of 3.18 mm. */
const card = { width: 720, height: (720 * 53.98) / 85.6, radius: (720 * 3.18) / 85.6 };

/** A text between tags or in an attribute. */
export const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (found) => `&#${found.charCodeAt(0)};`);

/** Where a drawing stands within another, px. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A drawing at a place of another: its own words need the
 * fonts of that one, which a linked picture would not have.
 */
export const placed = (svg: string, { x, y, width, height }: Box, fit = "xMidYMid"): string =>
  svg.replace(
    /^<svg\b([^>]*)>/,
    (_, attributes: string) =>
      `<svg x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${fit}"${attributes.replace(/\s(?:x|y|width|height|preserveAspectRatio)="[^"]*"/g, "")}>`,
  );

/** The drawing: the card on the table of its house, tilted a little, and the shop's name below. */
export const shareDrawing = (face: string, { group, name, accent }: Storefront): string => {
  const { surface, ink, primary } = houses[group];
  const { width, height } = shareSize;
  const left = (width - card.width) / 2;
  const top = 54;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<filter id="share-shadow" x="-20%" y="-20%" width="140%" height="150%"><feDropShadow dx="0" dy="22" stdDeviation="24" flood-color="${ink}" flood-opacity=".28"/></filter>
</defs>
<rect width="${width}" height="${height}" fill="${surface}"/>
<circle cx="70" cy="540" r="250" fill="${accent?.color ?? primary}"/>
<circle cx="1090" cy="40" r="210" fill="${primary}"/>
<g transform="rotate(-3 ${width / 2} ${height / 2})">
<rect x="${left}" y="${top}" width="${card.width}" height="${card.height}" rx="${card.radius}" fill="${surface}" filter="url(#share-shadow)"/>
${placed(face, { x: left, y: top, width: card.width, height: card.height })}
</g>
<text x="${width / 2}" y="${height - 34}" text-anchor="middle" font-family="Figtree" font-weight="700" font-size="38" fill="${ink}">${escapeXml(name)}</text>
</svg>`;
};

/** The drawing as PNG, because no service shows SVG. */
export const sharePicture = (face: string, storefront: Storefront): Promise<Buffer> =>
  painted(shareDrawing(face, storefront), faceFonts);
