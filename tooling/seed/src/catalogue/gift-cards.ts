import type { Storefront } from "@giftshop/storefront-config";
import { apple } from "../brands/index.ts";
import { drawFace } from "../card/draw-face.ts";
import { stageOf } from "../card/stage.ts";
import { randomOf } from "../random.ts";
import { countLimits, topCount } from "../rules.ts";
import { drawFood } from "../scenes/food.ts";
import type { SeedBrand, SeedProduct } from "../types.ts";
import { appleLimitOf, valuesOf } from "../values.ts";
import { cuisineOf, kitchenOf } from "./cuisine-of.ts";
import type { ChosenBrand } from "./select-brands.ts";
import { giftCardTexts } from "./texts.ts";
import { variationsOf } from "./variations.ts";

const drawn = new Map<string, SeedBrand>();

/** The brand's row, the same in every storefront that sells it, and drawn once. */
export const giftCardBrand = (brand: ChosenBrand): SeedBrand => {
  const known = drawn.get(brand.slug) ?? rowOf(brand);
  drawn.set(brand.slug, known);
  return known;
};

const rowOf = (brand: ChosenBrand): SeedBrand => {
  const random = randomOf(`brand ${brand.slug}`);
  const countPerOrder = countLimits[brand.slug];
  return {
    slug: brand.slug,
    title: brand.title,
    category: brand.category,
    kind: "GIFTCARD",
    backgroundColor: stageOf(brand.look.palette.ground),
    showHand: random.next() < 0.3,
    showShadow: random.next() < 0.85,
    faceSvg: drawFace(brand, brand.look.layout, brand.look.palette),
    voucher: "MPV",
    ...(countPerOrder === undefined ? {} : { countPerOrder }),
  };
};

/** The brand as the storefront sells it. `popularity` counts from 1. */
export const giftCardProduct = (storefront: Storefront, brand: ChosenBrand, popularity: number): SeedProduct => {
  const random = randomOf(`product ${storefront.code} ${brand.slug}`);
  const { hasFixedPrices, ...variations } =
    brand.slug === apple.slug ? appleVariations(storefront) : variationsOf(storefront, random);
  const cuisine = cuisineOf(storefront, brand.slug);
  const kitchen = kitchenOf(brand.slug);
  return {
    brand: brand.slug,
    ...giftCardTexts(storefront, brand, hasFixedPrices, random),
    popularity,
    top: popularity <= topCount,
    ...variations,
    ...(cuisine ? { cuisine } : {}),
    ...(cuisine && kitchen ? { pictures: [{ svg: drawFood(kitchen, brand.look.palette), alt: cuisine }] } : {}),
    ...(brand.slug === apple.slug ? { sumPerOrder: appleLimitOf(storefront) } : {}),
  };
};

/**
 * Sold both ways and up to the highest value everywhere, so
 * that its limit per order can be met with few cards.
 */
const appleVariations = (storefront: Storefront) => {
  const { digitalMinimum: minimum, digitalMaximum: maximum } = storefront.limits;
  const variation = { fixedValues: valuesOf(storefront, "large"), hasFixedPrices: false, minimum, maximum };
  return { hasFixedPrices: false, digital: variation, physical: { ...variation, stock: 250 } };
};
