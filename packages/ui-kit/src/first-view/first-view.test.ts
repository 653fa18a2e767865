import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { weigh } from "./weigh.ts";

const folder = fileURLToPath(new URL("..", import.meta.url));

/** All that stands in a first view, each used as a page uses it. */
const firstView = `
export { Badge } from "./badge/badge.tsx";
export { Button, ButtonLink } from "./button/button.tsx";
export { Chip, ChipGroup, ChipLink } from "./chip/chip.tsx";
export { Gallery } from "./gallery/gallery.tsx";
export { GiftCard } from "./gift-card/gift-card.tsx";
export { BackLink, Link } from "./link/link.tsx";
export { Price } from "./price/price.tsx";
export { ProductCardSkeleton, Skeleton, SkeletonText } from "./skeleton/skeleton.tsx";
export { Stepper } from "./stepper/stepper.tsx";
`;

test("all of a first view together weighs at most 6 kB and brings no library", async () => {
  const { bytes, packages } = await weigh(firstView, folder);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(6 * 1024);
  expect(packages).toEqual([]);
});

test("the scale sees a library that comes along", async () => {
  const { bytes, packages } = await weigh('export { Tooltip } from "./tooltip/tooltip.tsx";', folder);
  expect(packages).toContain("react-aria-components");
  expect(bytes).toBeGreaterThan(6 * 1024);
});

test("what is loaded on need is light until then", async () => {
  const { bytes } = await weigh('export { CarouselControls } from "./carousel/carousel-controls.tsx";', folder);
  expect(bytes).toBeLessThanOrEqual(2 * 1024);
});
