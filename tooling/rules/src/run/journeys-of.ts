/**
 * Features: nothing but their own journeys, and one purchase through all of them, can notice a change of one.
 */
const features = ["account", "admin", "analytics", "basket", "catalogue", "checkout", "content", "redeem"] as const;

type Feature = (typeof features)[number];

const isFeature = (name: string): name is Feature => features.some((feature) => feature === name);

/** What decides nothing about the shop in a browser. */
const besides = ["bench", "biome", "jest", "rules", "storybook", "typescript"];

/**
 * Tags of the journeys that a change of these packages can break (Playwright's `--grep`).
 * @returns undefined where that may be any of them; an empty list where it is none
 */
export const journeysOf = (changed: readonly string[]): readonly string[] | undefined => {
  const names = changed.map((name) => name.replace("@giftshop/", "")).filter((name) => !besides.includes(name));
  if (names.length === 0) return [];
  return names.every(isFeature) ? ["@smoke", ...names.map((name) => `@${name}`)] : undefined;
};
