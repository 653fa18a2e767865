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

/** The brands that the choice card opens. Nothing for any other product. */
export const ChoiceSection = ({ shop, product: masked }: ChoiceSectionProps) => {
  const { path, brands } = readFragment(ChoiceSectionFragment, masked);
  return brands && <ChoiceBrands shop={shop} path={path} brands={brands.brands} total={brands.paging.totalItems} />;
};

/** The first of its answers: how it works, and how it is exchanged. */
export const ChoiceAnswers = ({ shop, product: masked }: ChoiceSectionProps) => {
  const { redeemData } = readFragment(ChoiceSectionFragment, masked);
  if (!redeemData) return null;
  return (
    <>
      <ChoiceSteps shop={shop} />
      <ChoiceRedeem shop={shop} redeem={redeemData} />
    </>
  );
};
