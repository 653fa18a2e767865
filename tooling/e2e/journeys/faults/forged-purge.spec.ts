import { createHmac } from "node:crypto";
import { createShop } from "@giftshop/storefront-config";
import { expect } from "@playwright/test";
import { everythingAnnounced } from "../../src/faults/announced.ts";
import { faultyStorefronts, test } from "../../src/fixtures/faulty-shop.ts";
import { ask } from "../../src/walk/page-text.ts";

const listing = createShop("CB", "nl").link("listing");

test("a forged or replayed call changes nothing", async ({ request, shop }) => {
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
    const cacheNow = async () => (await ask(request, `http://cb.localhost:${port}${listing}`)).cache;
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
