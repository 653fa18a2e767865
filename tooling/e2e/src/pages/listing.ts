import { expect } from "@playwright/test";
import type { Visit } from "../shop/visit.ts";

/** From the listing to the page of a product, asking for more as long as it is not there. */
export const openProductFromListing = async (visit: Visit, title: string): Promise<void> => {
  const { page } = visit;
  const t = visit.words("catalogue");
  await visit.open("listing");
  const card = page.getByRole("main").getByRole("link", { name: title, exact: true });
  const cards = page.getByRole("main").getByRole("heading", { level: 2 });
  while ((await card.count()) === 0) {
    const before = await cards.count();
    await page.getByRole("link", { name: t("listing.more") }).click();
    await expect.poll(() => cards.count(), { message: "more gift cards" }).toBeGreaterThan(before);
  }
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
};
