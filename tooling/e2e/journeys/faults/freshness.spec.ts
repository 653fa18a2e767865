import { createHmac } from "node:crypto";
import { createShop } from "@giftshop/storefront-config";
import { type APIRequestContext, expect } from "@playwright/test";
import { eventually } from "../../src/eventually.ts";
import { Buyer } from "../../src/faults/buyer.ts";
import type { FaultyShop } from "../../src/faults/shop.ts";
import { faultyStorefronts, test } from "../../src/fixtures/faulty-shop.ts";
import { productsOf } from "../../src/shop/catalogue.ts";
import { faultyPorts } from "../../src/stack/shared-stack.ts";
import { piecesOf } from "../../src/walk/page-text.ts";
import { words } from "../../src/words/words.ts";

/** How soon a change is to be seen, milliseconds (specification of the shell's cache). */
const promised = 2_000;

const cb = createShop("CB", "nl");
const soldOut = words("catalogue", "nl")("buy.delivery.soldOut");

const pageAt = async (request: APIRequestContext, port: number, path: string) => {
  const answer = await request.get(`http://localhost:${port}${path}`, { headers: { host: `cb.localhost:${port}` } });
  return { cache: answer.headers()["x-cache"], isSoldOut: piecesOf(await answer.text()).includes(soldOut) };
};

/** What the buyer takes by post: the first card of the listing that can be had so. Returns its path, one piece left. */
async function lastPiece(shop: FaultyShop): Promise<string> {
  const products = await productsOf("CB", 1, "nl", faultyPorts.commerce);
  const product = products.find((each) => each.productType === "GIFTCARD" && each.physicalVariationConfig?.inStock);
  if (!product) throw new Error("Nothing is sold by post.");
  const { rowCount } = await shop.database.query(
    "update variation_stock set on_hand = reserved + 1 where variation_id = $1",
    [product.physicalVariationConfig?.variationId],
  );
  expect(rowCount).toBe(1);
  return product.path;
}

/** Waits until storefronts were told of all that changed so far: what is announced later would end a page between two looks. */
const everythingAnnounced = ({ database }: FaultyShop): Promise<void> =>
  expect
    .poll(async () => {
      const { rowCount } = await database.query(
        "select 1 from pgboss.job where name = 'storefront-purge' and state in ('created', 'active')",
      );
      return rowCount;
    })
    .toBe(0);

test("what sells out is sold out on the pages of every process within two seconds", async ({ request, shop }) => {
  const path = cb.link("product", { product: await lastPiece(shop) });
  await everythingAnnounced(shop);
  for (const port of faultyStorefronts) {
    await expect.poll(() => pageAt(request, port, path)).toEqual({ cache: "hit", isSoldOut: false });
  }
  const buyer = new Buyer(shop);
  await buyer.fill();
  await buyer.place();
  const bought = performance.now();
  for (const port of faultyStorefronts) {
    const fresh = async () => (await pageAt(request, port, path)).isSoldOut;
    await eventually(`the page of process ${port}`, fresh, { within: promised });
  }
  expect(performance.now() - bought).toBeLessThan(promised);
});

test("a forged or replayed call changes nothing", async ({ request, shop }) => {
  const path = cb.link("listing");
  const body = JSON.stringify({ tags: ["catalogue:CB"] });
  const signed = (secret: string) => {
    const timestamp = `${Date.now()}`;
    const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
    return { "content-type": "application/json", "x-timestamp": timestamp, "x-signature": signature };
  };
  await everythingAnnounced(shop);
  for (const port of faultyStorefronts) {
    const call = async (headers: Record<string, string>) =>
      (await request.post(`http://localhost:${port}/_purge`, { headers, data: body })).status();
    const cacheNow = async () => (await pageAt(request, port, path)).cache;
    const genuine = signed(shop.stack.variables.SIGNING_SECRET ?? "");
    await expect.poll(cacheNow).toBe("hit");
    expect(await call(genuine)).toBe(200);
    expect(await cacheNow()).toBe("miss");
    await expect.poll(cacheNow).toBe("hit");
    expect(await call(genuine)).toBe(409);
    expect(await call(signed("guessed"))).toBe(401);
    expect(await call({ ...signed("guessed"), "x-signature": genuine["x-signature"] })).toBe(401);
    expect(await cacheNow()).toBe("hit");
  }
});
