import type { BrandGroup } from "@giftshop/storefront-config";

/** What a house draws its scenes with: colours by the part they play, and how an edge looks. */
export interface Kit {
  group: BrandGroup;
  /** Walls: each scene has one of them. */
  walls: readonly string[];
  /** Lighter or deeper than the wall, behind what stands there. */
  glow: string;
  floor: string;
  /** Edge of the floor, and what lies in shadow. */
  deep: string;
  ink: string;
  paper: string;
  /** The house's own two colours, and a pale of the first. */
  main: string;
  accent: string;
  pale: string;
  leaf: string;
  /** A colour beside them, for what is neither. */
  other: string;
  /** Attributes of an outline around each shape; none where shapes are cut out or flat. */
  edge: string;
}

/** The three houses (the same identities as the themes of the web pages). */
export const kits: Record<BrandGroup, Kit> = {
  CB: {
    group: "CB",
    walls: ["#fde7d3", "#f9dbe1", "#ffe9b8", "#dfeadf", "#ebdff0", "#d9e8f0"],
    glow: "#fff6ea",
    floor: "#e2a878",
    deep: "#c98a5a",
    ink: "#2b1b2e",
    paper: "#fffaf3",
    main: "#c2255c",
    accent: "#ffc53d",
    pale: "#f4aebf",
    leaf: "#4f8463",
    other: "#6f5a9e",
    edge: "",
  },
  CK: {
    group: "CK",
    walls: ["#d5f1ec", "#e8f9c2", "#ffe0d4", "#d8eafb", "#fff0c7", "#e6e0fb"],
    glow: "#ffffff",
    floor: "#10243e",
    deep: "#0a182b",
    ink: "#10243e",
    paper: "#ffffff",
    main: "#00967f",
    accent: "#c6f432",
    pale: "#8fe0d3",
    leaf: "#23a86b",
    other: "#ff7a59",
    edge: "",
  },
  // Engraved on ivory: a colour is a tint of lines, one of them champagne.
  GCS: {
    group: "GCS",
    walls: ["#f7f4ec", "#f4f1e8", "#f8f3e6", "#f5f3ed", "#f6f1ea", "#f3f1ea"],
    glow: "#fdfcf8",
    floor: "#efeadd",
    deep: "#d8cdb0",
    ink: "#23264f",
    paper: "#fdfcf8",
    main: "url(#m)",
    accent: "url(#a)",
    pale: "url(#p)",
    leaf: "url(#l)",
    other: "url(#o)",
    edge: ' stroke="#23264f" stroke-width="2.5" stroke-linejoin="round"',
  },
};

/** Numbers as short as they are exact enough. */
const n = (value: number): string => `${Math.round(value * 10) / 10}`;

/** Shapes in one kit's hand. */
export const handOf = (kit: Kit) => ({
  kit,
  path: (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${kit.edge}${more}/>`,
  circle: (x: number, y: number, r: number, fill: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${kit.edge}/>`,
  ellipse: (x: number, y: number, rx: number, ry: number, fill: string) =>
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${kit.edge}/>`,
  box: (x: number, y: number, width: number, height: number, fill: string, r = 0) =>
    `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${r ? ` rx="${r}"` : ""} fill="${fill}"${kit.edge}/>`,
  /** A line of one width with round ends. */
  line: (d: string, width = 6, color = kit.ink) =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  /** A line of ink that stands before the wall alone: by night it is lit. */
  wire: (d: string, width = 6) =>
    `<path class="i" d="${d}" fill="none" stroke="${kit.ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`,
  /** A shape without an edge in any house: light and shade. */
  shade: (d: string, fill: string, opacity = 0.14) => `<path d="${d}" fill="${fill}" fill-opacity="${opacity}"/>`,
});

export type Hand = ReturnType<typeof handOf>;

/** Something that stands with its foot at 0, 0 and grows upwards. */
export type Thing = (hand: Hand) => string;
