import type { BrowserContext } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { isListened, type Stepwise, stepByStep } from "../../src/outside/step-by-step.ts";
import { choose } from "../../src/pages/choose.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import { Visit } from "../../src/shop/visit.ts";

/** A product page whose scripts are there and which has not begun to wake. */
const openAsleep = async (context: BrowserContext, path: string): Promise<{ visit: Visit; stepwise: Stepwise }> => {
  const visit = new Visit(await context.newPage(), "CBFR");
  const stepwise = await stepByStep(visit.page);
  await visit.page.goto(visit.address("product", { product: path }), { waitUntil: "domcontentloaded" });
  // The scripts come at once, told to their loader alone, as for a real key the framework wakes at once.
  await visit.page.evaluate(() => window.dispatchEvent(new Event("keydown")));
  await isListened(visit.page);
  return { visit, stepwise };
};

/**
 * After how many tasks a page is awake: by that a device is
 * slow, as the framework rests every few milliseconds.
 */
const tasksOfWaking = async (stepwise: Stepwise): Promise<number> => {
  for (let tasks = 1; ; tasks += 1) if (await stepwise.step()) return tasks;
};

/** A few of many moments, and all of the last, in which what was rendered is taken over and effects run. */
const momentsOf = (tasks: number): readonly number[] => {
  const apart = Math.ceil(tasks / 6);
  return Array.from({ length: tasks + 2 }, (_, moment) => moment).filter(
    (moment) => moment % apart === 0 || moment > tasks - 4,
  );
};

test("whatever the moment of a page's waking in which a wrapper is chosen, it shows and is bought", async ({
  somebodyElse,
}) => {
  test.slow();
  const { path } = await findProduct("CBFR");
  const onePage = async <Answer>(use: (visit: Visit, stepwise: Stepwise) => Promise<Answer>): Promise<Answer> => {
    const context = await somebodyElse();
    const { visit, stepwise } = await openAsleep(context, path);
    const answer = await use(visit, stepwise);
    await context.close();
    return answer;
  };
  const tasks = await onePage((_, stepwise) => tasksOfWaking(stepwise));
  for (const moment of momentsOf(tasks)) {
    await test.step(`after ${moment} of some ${tasks} tasks`, () =>
      onePage(async (visit, stepwise) => {
        for (let done = 0; done < moment; done += 1) await stepwise.step();
        const product = new ProductPage(visit);
        await choose(product.wrapper);
        await stepwise.run();
        await visit.page.waitForFunction(() => "ready" in document.documentElement.dataset);
        await expect(product.wrapper).toBeChecked();
        await product.chooseSelf();
        const asked = visit.page.waitForRequest((request) => request.postData()?.includes("AddToBasket") === true);
        await product.add.click();
        const { input } = (await asked).postDataJSON().variables;
        expect(input.wrapperId).toBe(await product.wrapper.inputValue());
      }));
  }
});
