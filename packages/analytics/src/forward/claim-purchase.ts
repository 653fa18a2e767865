import { collectorPath } from "./collector.ts";

/**
 * Asks commerce to count a purchase; answers whether it had not been counted yet. Kept
 * there and not in the browser, so that no reload, tab or other device tells it twice.
 *
 * @throws where commerce does not answer: then it is not told, and can be at the next visit
 */
export const claimPurchase = async (storeId: number, order: string): Promise<boolean> => {
  const response = await fetch(collectorPath, {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "omit",
    keepalive: true,
    body: JSON.stringify({ storeID: storeId, purchase: order }),
  });
  if (!response.ok) throw new Error(`A purchase could not be counted (${response.status}).`);
  const { first } = (await response.json()) as { first: boolean };
  return first;
};
