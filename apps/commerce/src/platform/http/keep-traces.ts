import type { Environment } from "../environment.ts";

/**
 * Keeps traces of this process where a collector is named; call it before the services are
 * made. Loaded on need. @returns sends what is left, and ends
 */
export const keepTraces = async (
  { traces }: Pick<Environment, "traces">,
  process: string,
): Promise<() => Promise<void>> => {
  if (traces === undefined) return async () => undefined;
  const { startTracing } = await import("@giftshop/tracing/start");
  return startTracing({ service: `commerce-${process}`, ...traces });
};
