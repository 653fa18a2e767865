import type { Gift } from "../quote-page/gifts.ts";

/** Two gifts of a storefront in euro. */
export const sampleGifts: readonly Gift[] = [
  {
    id: "1",
    title: "La Table des Cousins",
    path: "la-table-des-cousins",
    variations: [
      { id: "11", kind: "DIGITAL", fixed: [], minimum: 1000, maximum: 25_000 },
      { id: "12", kind: "PHYSICAL", fixed: [], minimum: 1000, maximum: 25_000 },
    ],
    wrappers: [{ id: "91", title: "Ruban", kind: "PHYSICAL", price: 295 }],
    packings: [],
  },
  {
    id: "2",
    title: "Cinéma du Port",
    path: "cinema-du-port",
    variations: [{ id: "21", kind: "DIGITAL", fixed: [2000, 4000], minimum: 2000, maximum: 4000 }],
    wrappers: [],
    packings: [],
  },
];
