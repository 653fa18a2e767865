import type { BrandGroup } from "@giftshop/storefront-config";
import { faceImage } from "../../../platform/pictures/face-image.ts";
import { houses } from "../../mail/house.ts";

/** A present with its bow, in a square of 58. */
const present = (ground: string, ink: string, ribbon: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 58 58"><rect width="58" height="58" rx="12" fill="${ground}"/><g fill="${ink}"><rect x="13" y="28" width="32" height="19" rx="2"/><rect x="10" y="20" width="38" height="9" rx="2"/></g><path d="M25.5 20h7v27h-7z" fill="${ribbon}"/><path d="M29 20C24 9 13 10 15 16c1.5 4 9 4.500 14 4zM29 20C34 9 45 10 43 16c-1.500 4-9 4.500-14 4z" fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round"/></svg>`;

/** Pictures that a pass of Apple's has to hold, by their file names. */
export const passPictures = (group: BrandGroup): Record<string, Buffer> => {
  const { primary, onPrimary } = houses[group];
  const icon = present(primary, onPrimary, primary);
  return {
    "icon.png": faceImage(icon, 29),
    "icon@2x.png": faceImage(icon, 58),
    "icon@3x.png": faceImage(icon, 87),
    "logo.png": faceImage(icon, 50),
    "logo@2x.png": faceImage(icon, 100),
    "logo@3x.png": faceImage(icon, 150),
  };
};
