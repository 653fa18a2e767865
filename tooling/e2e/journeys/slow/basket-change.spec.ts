import { expect, test } from "../../src/fixtures/test.ts";
import { fillBasket } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";

/** Milliseconds within which a change is seen. */
const promised = 100;
const presses = 7;

test("a change of the basket is seen within 100 ms on a phone that is four times slower", {
  tag: ["@basket", "@all"],
}, async ({ visit: walkIn, context }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  await page.setViewportSize({ width: 390, height: 844 });
  const { title } = await fillBasket(visit, { wish: { amount: 20 } });
  const basket = new BasketPage(visit);
  await basket.open();
  const quantity = basket.quantity(title);
  await expect(quantity).toHaveText("1");
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });

  const times: number[] = [];
  for (let press = 1; press <= presses; press += 1) {
    // From the press itself until the frame behind the change.
    const seen = await quantity.evaluateHandle((status) => {
      const pressed = new Promise<number>((resolve) => {
        document.addEventListener("click", ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
      });
      const shown = new Promise<number>((resolve) => {
        const changes = new MutationObserver(() => {
          changes.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        });
        changes.observe(status, { characterData: true, childList: true, subtree: true });
      });
      return { wait: async () => (await shown) - (await pressed) };
    });
    await basket.oneMore(title);
    times.push(await seen.evaluate(({ wait }) => wait()));
    await expect(quantity).toHaveText(String(press + 1));
  }
  test.info().annotations.push({ type: "milliseconds", description: times.map(Math.round).join(", ") });
  expect(times.toSorted((one, other) => one - other)[Math.floor(presses / 2)]).toBeLessThanOrEqual(promised);
});
