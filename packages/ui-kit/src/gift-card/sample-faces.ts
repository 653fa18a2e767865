// Card faces for stories and documentation; the shop's own come from the catalogue.

const face = (name: string, ground: string, pattern: string, ink: string): { src: string; alt: string } => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 856 540"><rect width="856" height="540" fill="${ground}"/>${pattern}<text x="56" y="110" font-family="Georgia, serif" font-size="64" font-weight="700" fill="${ink}">${name}</text></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: `Gift card ${name.replace("&amp;", "&")}` };
};

const arcs = [1, 2, 3, 4, 5, 6]
  .map(
    (n) =>
      `<circle cx="856" cy="540" r="${n * 95}" fill="none" stroke="#FFC53D" stroke-width="34" opacity="${1 - n / 8}"/>`,
  )
  .join("");

const rays = Array.from(
  { length: 18 },
  (_, n) => `<path d="M428 620 ${-200 + n * 74} -80h37z" fill="#0B6E4F" opacity="0.55"/>`,
).join("");

const stones = Array.from({ length: 46 }, (_, n) => {
  const [x, y] = [(n * 197) % 856, (n * 131) % 540];
  const color = ["#3B3BC4", "#C9A227", "#E07A5F", "#81B29A"][n % 4];
  return `<path d="M${x} ${y}l${24 + (n % 5) * 7} 9 8 ${20 + (n % 3) * 11} -32 7z" fill="${color}" opacity="0.85"/>`;
}).join("");

export const sampleFaces = {
  cafe: face("Café Noir", "#5A1E38", arcs, "#FFF3DA"),
  garden: face("Grünwerk", "#12372A", rays, "#F4FFE9"),
  books: face("Plume &amp; Cie", "#F4EFE4", stones, "#1C1C3A"),
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
