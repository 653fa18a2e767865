import type { Storefront } from "@giftshop/storefront-config";
import { type DonationSlug, donations } from "../brands/donations.ts";
import { drawFace } from "../card/draw-face.ts";
import type { LayoutName } from "../card/layouts/index.ts";
import { paletteOf } from "../card/palettes.ts";
import { stageOf } from "../card/stage.ts";
import { drawGoodWork } from "../scenes/good-work.ts";
import type { SeedBrand, SeedProduct } from "../types.ts";
import { valuesOf } from "../values.ts";
import { inLanguages } from "./texts.ts";

/** Layout and ground of each charity's card. */
const looks: Readonly<Record<DonationSlug, readonly [LayoutName, string]>> = {
  "groves-for-tomorrow": ["botanical", "#BDE9D3"],
  "the-warm-table": ["sunburst", "#FF8672"],
  "blue-bay-rescue": ["waves", "#A9D8F2"],
  "pages-for-all": ["tiles", "#FFCF4A"],
  "little-lanterns": ["constellation", "#2D2A7B"],
  "open-paw-shelter": ["orbits", "#FFD9BF"],
};

const slugs = Object.keys(donations) as DonationSlug[];

const brandOf = (slug: DonationSlug): SeedBrand => {
  const [layout, ground] = looks[slug];
  const palette = paletteOf(ground);
  const title = donations[slug];
  return {
    slug,
    title,
    category: "charity",
    kind: "DONATION",
    backgroundColor: stageOf(ground),
    showHand: false,
    showShadow: true,
    faceSvg: drawFace({ slug, title, category: "charity" }, layout, palette),
  };
};

/** The six donations: the same everywhere, in the storefront's words and money. */
export const donationBrands = (): SeedBrand[] => slugs.map(brandOf);

export const donationProducts = (storefront: Storefront, after: number): SeedProduct[] => {
  const fixedValues = valuesOf(storefront, "donation");
  return slugs.map((slug, index) => ({
    brand: slug,
    title: inLanguages(storefront, () => donations[slug]),
    description: inLanguages(storefront, (own) => `${own.donations[slug]} ${own.donationEffects[slug]}`),
    pictures: [
      {
        svg: drawGoodWork(slug, paletteOf(looks[slug][1])),
        alt: inLanguages(storefront, (own) => own.donations[slug]),
      },
    ],
    conditions: inLanguages(storefront, (own) => own.donationConditions),
    popularity: after + index + 1,
    top: false,
    digital: {
      fixedValues,
      hasFixedPrices: false,
      minimum: storefront.limits.digitalMinimum,
      maximum: storefront.limits.digitalMaximum,
    },
  }));
};
