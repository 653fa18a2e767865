import type { BrandGroup } from "@giftshop/storefront-config";

/** What a house stands its gift on, and what it wraps it in where nobody chose another paper. */
export interface Stand {
  wall: string;
  glow: string;
  floor: string;
  edge: string;
  ground: string;
  /** The house's own paper, as content of a tile. */
  tile: { width: number; height: number; content: string };
  accent: string;
  /** Of the dark side of things. */
  shade: string;
  ink: string;
  /** The face of tags. */
  font: "Figtree" | "Fraunces";
}

/** The same colours and papers as the themes of the web pages. */
export const stands: Readonly<Record<BrandGroup, Stand>> = {
  CB: {
    wall: "#fde7d3",
    glow: "#fff6ea",
    floor: "#e2a878",
    edge: "#c98a5a",
    ground: "#fde9ef",
    tile: {
      width: 36,
      height: 36,
      content:
        '<path fill="#c2255c" d="M0 6h36v24H0z"/><path stroke="#ffc53d" stroke-width="2.25" stroke-linecap="round" d="M5 11h9M23 11h9M5 25h9M23 25h9"/>',
    },
    accent: "#ffc53d",
    shade: "#4a1f33",
    ink: "#2b1b2e",
    font: "Figtree",
  },
  CK: {
    wall: "#d5f1ec",
    glow: "#e9fab0",
    floor: "#8fe0d3",
    edge: "#4dbfae",
    ground: "#00796b",
    tile: {
      width: 96,
      height: 48,
      content:
        '<g stroke-linecap="round" stroke-width="5"><path stroke="#c6f432" d="m11 11 9 5"/><path stroke="#ff7a59" d="m52 27 6-8"/></g><circle cx="35" cy="35" r="5" fill="#ffffff"/><circle cx="80" cy="11" r="4" fill="#ff7a59"/><circle cx="78" cy="38" r="3" fill="#c6f432"/>',
    },
    accent: "#c6f432",
    shade: "#08304a",
    ink: "#10243e",
    font: "Figtree",
  },
  GCS: {
    wall: "#f3f0e8",
    glow: "#fdfcf8",
    floor: "#dcd6c8",
    edge: "#c6bfae",
    ground: "#3b3bc4",
    tile: {
      width: 80,
      height: 40,
      content:
        '<path fill="none" stroke="#c9a227" stroke-width="1.500" d="M0 20C13 0 27 0 40 20s27 20 40 0M0 20C13 40 27 40 40 20S67 0 80 20M0 20c13-10 27-10 40 0s27 10 40 0M0 20c13 10 27 10 40 0s27-10 40 0"/>',
    },
    accent: "#c9a227",
    shade: "#14172b",
    ink: "#14172b",
    font: "Fraunces",
  },
};
