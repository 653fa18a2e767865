import { createHash } from "node:crypto";
import { Resvg } from "@resvg/resvg-js";
import { socialStrip } from "../src/branding/frame-pictures.ts";
import type { StorefrontRecord } from "../src/storefront-record.ts";
import type { BrandGroup } from "../src/types.ts";
import { drawAll } from "./draw.ts";
import { frameDrawings } from "./frame-sheet.ts";
import type { Lettering } from "./lettering.ts";
import { socialIcons } from "./pictures/social.ts";
import { sheetOf } from "./sheet.ts";
import { type Drawing, subjectOf } from "./subject.ts";

/** A picture within a file. */
export interface MarkPicture {
  key: string;
  /** Path below the app's public folder, with its place in the file where that holds several. */
  address: string;
  width: number;
  height: number;
}

/** A file and what is drawn in it. */
export interface MarkFile {
  group: BrandGroup;
  /** Below the app's public folder. */
  path: string;
  content: string | Buffer;
  pictures: readonly MarkPicture[];
}

const touchSize = 180;

const pathOf = (key: string, ending: "png" | "svg", content: string | Buffer): string => {
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  return `marks/${key.toLowerCase()}.${hash}.${ending}`;
};

const fileOf = (key: string, group: BrandGroup, { width, height, svg }: Drawing): MarkFile => {
  const png = key.endsWith("/touch");
  const content = png ? new Resvg(svg, { fitTo: { mode: "width", value: touchSize } }).render().asPng() : svg;
  const path = pathOf(key, png ? "png" : "svg", content);
  const size = png ? { width: touchSize, height: touchSize } : { width, height };
  return { group, path, content, pictures: [{ key, address: path, ...size }] };
};

const sheetFile = (code: string, group: BrandGroup, drawings: readonly (readonly [string, Drawing])[]): MarkFile => {
  const { svg: content } = sheetOf(drawings);
  const path = pathOf(`${code}/frame`, "svg", content);
  const pictures = drawings.map(([name, { width, height }]) => ({
    key: `${code}/${name}`,
    address: `${path}#${name}`,
    width,
    height,
  }));
  return { group, path, content, pictures };
};

/** Every file that a record needs: its own pictures, and what it shares with others. */
export function* filesOf(record: StorefrontRecord, letters: Lettering): Generator<MarkFile> {
  const { storefront, branding } = record;
  const { code, group } = storefront;
  for (const [name, drawing] of drawAll(subjectOf(storefront, branding, letters)))
    yield fileOf(`${code}/${name}`, group, drawing);
  yield sheetFile(code, group, frameDrawings(record, letters));
  yield fileOf(socialStrip, group, socialIcons());
}
