import type { Storefront } from "@giftshop/storefront-config";
import { drawBlankPack } from "../card/draw-blank-pack.ts";
import { type Palette, palettes } from "../card/palettes.ts";
import { stageOf } from "../card/stage.ts";
import { blankPacks } from "../rules.ts";
import type { SeedBrand, SeedProduct } from "../types.ts";
import { smallPrice } from "../values.ts";
import { inLanguages } from "./texts.ts";

const grounds = ["#EFE0C8", "#0E6E73", "#1B1B22"];
const packPalettes: readonly Palette[] = palettes.filter(({ ground }) => grounds.includes(ground));

/** Stock boxes of blank cards, for businesses that activate them when they give them. */
export const blankPackBrands = (): SeedBrand[] =>
  blankPacks.flatMap(({ slug, count }, index) => {
    const palette = packPalettes[index];
    if (!palette) return [];
    return {
      slug,
      title: `Blank gift cards, box of ${count}`,
      category: "for-business",
      kind: "BLANK_PACK" as const,
      packSize: count,
      backgroundColor: stageOf(palette.ground),
      showHand: false,
      showShadow: true,
      faceSvg: drawBlankPack(slug, count, palette),
    };
  });

/** A box has one price, what it costs to print; the cards hold no value yet. */
export const blankPackProducts = (storefront: Storefront, after: number): SeedProduct[] =>
  blankPacks.map(({ slug, count, cents }, index) => {
    const price = smallPrice(storefront, cents);
    const counted = (text: string) => text.replaceAll("{count}", `${count}`);
    return {
      brand: slug,
      title: inLanguages(storefront, ({ blankPack }) => counted(blankPack.title)),
      description: inLanguages(storefront, ({ blankPack }) => counted(blankPack.description)),
      conditions: inLanguages(storefront, ({ blankPack }) => counted(blankPack.conditions)),
      popularity: after + index + 1,
      top: false,
      physical: { fixedValues: [price], hasFixedPrices: true, minimum: price, maximum: price, stock: 120 },
    };
  });
