import { createHash } from "node:crypto";
import { Resvg } from "@resvg/resvg-js";
import { socialStrip } from "../src/branding/frame-pictures.ts";
import type { PictureName } from "../src/branding/picture-names.ts";
import type { StorefrontRecord } from "../src/storefront-record.ts";
import type { BrandGroup } from "../src/types.ts";
import { drawAll } from "./draw.ts";
import { frameDrawings } from "./frame-sheet.ts";
import type { Lettering } from "./lettering.ts";
import { socialIcons } from "./pictures/social.ts";
import { sheetOf } from "./sheet.ts";
import { type Drawing, subjectOf } from "./subject.ts";

/** A picture that has been drawn. */
export interface MarkPicture {
  key: string;
  /**
   * Path from the host's root, with its place in the file where
   * that holds several; or the picture itself as a `data:` address.
   */
  src: string;
  width: number;
  height: number;
}

/** What is drawn, and the file it goes to. */
export interface MarkFile {
  group: BrandGroup;
  /** Below the app's public folder; undefined for a picture that is its own address. */
  path: string | undefined;
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
  return { group, path, content, pictures: [{ key, src: `/${path}`, ...size }] };
};

const sheetFile = (code: string, group: BrandGroup, drawings: readonly (readonly [string, Drawing])[]): MarkFile => {
  const { svg: content } = sheetOf(drawings);
  const path = pathOf(`${code}/frame`, "svg", content);
  const pictures = drawings.map(([name, { width, height }]) => ({
    key: `${code}/${name}`,
    src: `/${path}#${name}`,
    width,
    height,
  }));
  return { group, path, content, pictures };
};

/**
 * In an address in double quotes, without quotes of its own, which HTML and scripts write in different ways.
 */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.trim().replace(/[%#<>"']/g, (sign) => (sign === "'" ? "%27" : encodeURIComponent(sign)))}`;

const inline = (key: string, group: BrandGroup, { width, height, svg }: Drawing): MarkFile => ({
  group,
  path: undefined,
  content: svg,
  pictures: [{ key, src: dataAddress(svg), width, height }],
});

/** Too small for a request of its own, and in sight at once on every page. */
const isInline = (name: PictureName): boolean => name === "header-decoration";

/** Every file that a record needs: its own pictures, and what it shares with others. */
export function* filesOf(record: StorefrontRecord, letters: Lettering): Generator<MarkFile> {
  const { storefront, branding } = record;
  const { code, group } = storefront;
  for (const [name, drawing] of drawAll(subjectOf(storefront, branding, letters))) {
    const key = `${code}/${name}`;
    yield isInline(name) ? inline(key, group, drawing) : fileOf(key, group, drawing);
  }
  yield sheetFile(code, group, frameDrawings(record, letters));
  yield fileOf(socialStrip, group, socialIcons());
}
