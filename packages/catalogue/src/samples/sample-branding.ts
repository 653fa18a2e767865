import type { ProductPageBranding } from "../product-page/product-page.tsx";

const drawing = (width: number, height: number, inner: string) => ({
  src: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${inner}</svg>`,
  )}`,
  width,
  height,
});

const scene = drawing(
  320,
  200,
  '<rect width="320" height="200" rx="20" fill="#FBEADC"/><circle cx="160" cy="100" r="60" fill="#C2255C"/>',
);
const logo = (width: number) =>
  drawing(
    width,
    44,
    `<rect width="${width}" height="44" rx="8" fill="#2B1B2E"/><circle cx="22" cy="22" r="12" fill="#fff"/>`,
  );

/** Pictures of a branding record for stories; those of a shop are served by its app. */
export const sampleBranding = (language: string): ProductPageBranding => ({
  alternativeChoiceAllInOne: drawing(240, 151, '<rect width="240" height="151" rx="10" fill="#00796B"/>'),
  pdpFeaturedBlock: scene,
  pdpPromotionBlock: scene,
  pdpBusinessLogo: { [language]: logo(280) },
  pdpBusinessLogoMobile: { [language]: logo(180) },
});
