import type { Environment } from "../src/environment.ts";

/**
 * Keeps traces of presses where a collector is named. Loaded
 * on need. @returns sends what is left, and ends
 */
export const keepTraces = async ({
  traces,
  brandGroup,
}: Pick<Environment, "traces" | "brandGroup">): Promise<() => Promise<void>> => {
  if (traces === undefined) return async () => undefined;
  const { startTracing } = await import("@giftshop/tracing/start");
  return startTracing({ service: `storefront-${brandGroup.toLowerCase()}`, ...traces });
};
