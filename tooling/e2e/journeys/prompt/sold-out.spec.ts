import { createShop } from "@giftshop/storefront-config";
import { expect } from "@playwright/test";
import { eventually } from "../../src/eventually.ts";
import { everythingAnnounced } from "../../src/faults/announced.ts";
import { Buyer } from "../../src/faults/buyer.ts";
import type { FaultyShop } from "../../src/faults/shop.ts";
import { faultyStorefronts, test } from "../../src/fixtures/faulty-shop.ts";
import { productsOf } from "../../src/shop/catalogue.ts";
import { faultyPorts } from "../../src/stack/shared-stack.ts";
import { ask, piecesOf } from "../../src/walk/page-text.ts";
import { words } from "../../src/words/words.ts";

/** How soon a change is to be seen, milliseconds (specification of the shell's cache). */
const promised = 2_000;

const cb = createShop("CB", "nl");
const soldOut = words("catalogue", "nl")("buy.delivery.soldOut");

/**
 * What the buyer takes by post: the first card of the listing
 * that can be had so. Returns its path, one piece left.
 */
const lastPiece = async (shop: FaultyShop): Promise<string> => {
  const products = await productsOf("CB", 1, "nl", faultyPorts.commerce);
  const product = products.find((each) => each.productType === "GIFTCARD" && each.physicalVariationConfig?.inStock);
  if (!product) throw new Error("Nothing is sold by post.");
  const { rowCount } = await shop.database.query(
    "update variation_stock set on_hand = reserved + 1 where variation_id = $1",
    [product.physicalVariationConfig?.variationId],
  );
  expect(rowCount).toBe(1);
  return product.path;
};

test("what sells out is sold out on the pages of every process within two seconds", async ({ request, shop }) => {
  const path = cb.link("product", { product: await lastPiece(shop) });
  const pageAt = async (port: number) => {
    const { cache, html } = await ask(request, `http://cb.localhost:${port}${path}`);
    return { cache, isSoldOut: piecesOf(html).includes(soldOut) };
  };
  await everythingAnnounced(shop);
  for (const port of faultyStorefronts) {
    await expect.poll(() => pageAt(port)).toEqual({ cache: "hit", isSoldOut: false });
  }
  const buyer = new Buyer(shop);
  await buyer.fill();
  await buyer.place();
  const bought = performance.now();
  for (const port of faultyStorefronts) {
    const fresh = async () => (await pageAt(port)).isSoldOut;
    await eventually(`the page of process ${port}`, fresh, { within: promised });
  }
  expect(performance.now() - bought).toBeLessThan(promised);
});
