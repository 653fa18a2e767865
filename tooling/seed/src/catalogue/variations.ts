import type { Storefront } from "@giftshop/storefront-config";
import type { Random } from "../random.ts";
import type { SeedProduct, SeedVariation } from "../types.ts";
import { type Range, valuesOf } from "../values.ts";

const someRange = (random: Random): Range => {
  const chance = random.next();
  if (chance < 0.2) return "small";
  if (chance < 0.6) return "usual";
  return chance < 0.85 ? "wide" : "large";
};

const stockOf = (random: Random): number => (random.next() < 0.12 ? random.between(1, 5) : random.between(40, 400));

/** What a brand is sold as: most in both kinds, some digital or physical only, a few at fixed values only. */
export const variationsOf = (
  storefront: Storefront,
  random: Random,
): Pick<SeedProduct, "digital" | "physical"> & { hasFixedPrices: boolean } => {
  const fixedValues = valuesOf(storefront, someRange(random));
  const hasFixedPrices = random.next() < 0.18;
  const lowest = fixedValues[0] ?? storefront.limits.digitalMinimum;
  const highest = fixedValues.at(-1) ?? storefront.limits.digitalMaximum;
  const variation: SeedVariation = {
    fixedValues,
    hasFixedPrices,
    minimum: hasFixedPrices
      ? lowest
      : Math.max(storefront.limits.digitalMinimum, Math.min(lowest, storefront.limits.digitalMinimum * 2)),
    maximum: highest,
  };
  const kind = random.next();
  return {
    hasFixedPrices,
    ...(kind < 0.88 ? { digital: variation } : {}),
    ...(kind < 0.66 || kind >= 0.88 ? { physical: { ...variation, stock: stockOf(random) } } : {}),
  };
};
