import drawn from "./sample-faces.json" with { type: "json" };

// Card faces for stories and documentation, drawn as the shop draws its own (`tooling/seed/draw-samples.ts`).
const face = (name: string, svg: string): { src: string; alt: string } => ({
  src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
  alt: `Gift card ${name}`,
});

export const sampleFaces = {
  cafe: face("Café Noir", drawn.cafe),
  garden: face("Grünwerk", drawn.garden),
  books: face("Plume & Cie", drawn.books),
};

const faces = Object.values(sampleFaces);
const column = `<svg xmlns="http://www.w3.org/2000/svg" width="856" height="${faces.length * 560 - 20}">${faces
  .map(({ src }, index) => `<image y="${index * 560}" width="856" height="540" href="${src}"/>`)
  .join("")}</svg>`;

/** The sample faces out of one file, in which they stand one below the other. */
export const sampleColumn = faces.map(({ alt }, index) => ({
  src: `data:image/svg+xml,${encodeURIComponent(column)}#${index}/${faces.length}`,
  alt,
}));
