import { expect, test } from "../../src/fixtures/test.ts";
import { DoublerPages } from "../../src/pages/doubler.ts";
import { enterMany, receiptOf } from "../../src/shop/many-entries.ts";
import { ports } from "../../src/stack/shared-stack.ts";

const entries = 1_000_000;
const second = 1000;

test("a draw of a million entries is checked within 20 seconds, and the page stays alive meanwhile", {
  tag: ["@doubler", "@all"],
}, async ({ visit: walkIn }) => {
  test.setTimeout(420 * second);
  const visit = walkIn("CKFR");
  const { page } = visit;
  const draw = await enterMany("CKFR", entries);
  // Asked of commerce: where it is not yet, a browser would say so on its console.
  const published = async (): Promise<{ state?: string }> => {
    const answer = await fetch(`http://localhost:${ports.commerce}/media/doubler/${draw}.json`);
    return answer.ok ? ((await answer.json()) as { state?: string }) : {};
  };
  // The job of the minute closes it, and holds it once the beacon has told its round.
  await expect.poll(async () => (await published()).state, { timeout: 300 * second }).toBe("DRAWN");

  // Pages that were kept before say nothing of it yet.
  await expect(async () => {
    await visit.open("doublerCheck");
    await expect(page.locator(`option[value="${draw}"]`)).toHaveCount(1, { timeout: second });
  }).toPass({ timeout: 60 * second });
  // The longest time in which the page could do nothing else, and how far its bar came.
  await page.evaluate(() => {
    const seen = Object.assign(globalThis, { longest: 0, shares: new Set<number>() });
    let before = performance.now();
    const look = () => {
      const now = performance.now();
      seen.longest = Math.max(seen.longest, now - before);
      before = now;
      const bar = document.querySelector("progress");
      if (bar) seen.shares.add(bar.value);
      setTimeout(look, 5);
    };
    look();
  });
  await page.locator('select[name="draw"]').selectOption(draw);
  const began = Date.now();
  await new DoublerPages(visit).checkHere(receiptOf(draw, 77));
  const took = Date.now() - began;
  const { longest, steps } = await page.evaluate(() => {
    const { longest, shares } = globalThis as unknown as { longest: number; shares: Set<number> };
    return { longest, steps: shares.size };
  });
  test.info().annotations.push({ type: "figures", description: JSON.stringify({ took, longest, steps }) });
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "good");
  await expect(page.locator("[data-verdict]")).toContainText(/1\s?000\s?000/u);
  expect(took).toBeLessThan(20 * second);
  // A page that waits for a million hashes stands still for seconds.
  expect(longest).toBeLessThan(second);
  expect(steps).toBeGreaterThan(1);
});
