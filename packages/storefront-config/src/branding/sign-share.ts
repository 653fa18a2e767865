import type { BrandGroup } from "../types.ts";

/** Of a sign's drawing, the part on each side that its own lines leave free. */
const bleeds: Readonly<Record<BrandGroup, number>> = { CB: 4.5 / 48, CK: 1 / 48, GCS: 1 / 48 };

/** Where sign and name stand in a logo of this size, in its own pixels from the left. */
export const logoPlaces = (group: BrandGroup, width: number, height: number) => {
  const size = Math.min(height - (height > 60 ? 16 : 4), width * 0.34);
  const bleed = bleeds[group] * size;
  const signEnd = size - 2 * bleed;
  return { size, bleed, signEnd, nameStart: signEnd + Math.max(6, size * 0.18) };
};

/** Which part of a logo is its sign, as a share of its width; its name is the rest. */
export const signShare = (group: BrandGroup, { width, height }: { width: number; height: number }): number => {
  const { signEnd, nameStart } = logoPlaces(group, width, height);
  return (signEnd + nameStart) / 2 / width;
};

/** Whether a picture is one that was drawn for the storefront, and not an editor's. */
export const isDrawn = ({ src }: { src: string }): boolean => src.startsWith("/marks/");
