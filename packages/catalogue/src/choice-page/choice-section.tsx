import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ChoiceBrands } from "./choice-brands.tsx";
import { ChoiceRedeem } from "./choice-redeem.tsx";
import { ChoiceSectionFragment } from "./choice-section.fragment.ts";
import { ChoiceSteps } from "./choice-steps.tsx";

export interface ChoiceSectionProps {
  shop: Shop;
  product: FragmentType<typeof ChoiceSectionFragment>;
}

/**
 * What sets the choice card apart: how it works, the brands it
 * opens, and how it is exchanged. Nothing for any other product.
 */
export const ChoiceSection = ({ shop, product: masked }: ChoiceSectionProps) => {
  const { path, brands, redeemData } = readFragment(ChoiceSectionFragment, masked);
  if (!(brands && redeemData)) return null;
  return (
    <>
      <ChoiceSteps shop={shop} />
      <ChoiceBrands shop={shop} path={path} brands={brands.brands} total={brands.paging.totalItems} />
      <ChoiceRedeem shop={shop} redeem={redeemData} />
    </>
  );
};
