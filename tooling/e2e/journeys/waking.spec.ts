import { expect, test } from "../src/fixtures/test.ts";
import { isListened, type Stepwise, stepByStep } from "../src/outside/step-by-step.ts";
import { choose } from "../src/pages/choose.ts";
import { ProductPage } from "../src/pages/product.ts";
import { findProduct } from "../src/shop/catalogue.ts";
import { Visit } from "../src/shop/visit.ts";

/** More tasks than a page needs to wake. */
const enough = 60;

/** A product page that has done so many of the tasks of its waking; whether it is awake. */
async function wakeAsFar(visit: Visit, path: string, tasks: number): Promise<Stepwise & { awake: boolean }> {
  const stepwise = await stepByStep(visit.page);
  await visit.page.goto(visit.address("product", { product: path }), { waitUntil: "domcontentloaded" });
  // Somebody is there: the scripts come at once.
  await visit.page.keyboard.press("Shift");
  await isListened(visit.page);
  let awake = false;
  for (let done = 0; done < tasks && !awake; done += 1) awake = await stepwise.step();
  return { ...stepwise, awake };
}

/** What is done in one moment, how it shows, and what of it is put into the basket. */
const uses = {
  "a wrapper is chosen": {
    act: ({ wrapper }) => choose(wrapper),
    isShown: ({ wrapper }) => expect(wrapper).toBeChecked(),
    bought: async ({ wrapper }) => ({ wrapperId: await wrapper.inputValue() }),
  },
  "a message is written": {
    act: ({ message }) => message.pressSequentially("ab"),
    isShown: ({ message }) => expect(message).toHaveValue("ab"),
    bought: () => ({ message: "ab" }),
  },
} satisfies Record<
  string,
  {
    act: (product: ProductPage) => Promise<void>;
    isShown: (product: ProductPage) => Promise<void>;
    bought: (product: ProductPage) => object;
  }
>;

for (const [name, { act, isShown, bought }] of Object.entries(uses)) {
  test(`whatever the moment of a page's waking in which ${name}, it shows and is bought`, async ({ somebodyElse }) => {
    const { path } = await findProduct("CBFR");
    let tasks = 0;
    for (let awake = false; !awake; tasks += 1) {
      expect(tasks, "tasks of waking").toBeLessThan(enough);
      await test.step(`after ${tasks} tasks`, async () => {
        const context = await somebodyElse();
        const page = await context.newPage();
        const visit = new Visit(page, "CBFR");
        const stepwise = await wakeAsFar(visit, path, tasks);
        ({ awake } = stepwise);
        const product = new ProductPage(visit);
        await act(product);
        await stepwise.run();
        await page.waitForFunction(() => "ready" in document.documentElement.dataset);
        await isShown(product);
        const asked = page.waitForRequest((request) => request.postData()?.includes("AddToBasket") === true);
        await product.add.click();
        expect((await asked).postDataJSON().variables.input).toMatchObject(await bought(product));
        await context.close();
      });
    }
    expect(tasks, "tasks of waking").toBeGreaterThan(3);
  });
}
