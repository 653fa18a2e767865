import { eventually } from "../../src/eventually.ts";
import { expect, test } from "../../src/fixtures/test.ts";
import { pay, prepareOrder } from "../../src/journey/order.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import { staff } from "../../src/shop/editors.ts";

/** Hours after which a buyer is asked: by day, whatever the hour is now. */
const daysLater = Array.from({ length: 3 }, (_, third) => 8 * 24 + third * 8);

test("who agreed to it is asked after delivery, writes without script, and is read on the product's page", {
  tag: ["@catalogue", "@all"],
}, async ({ visit: walkIn, mailbox, address, browser }) => {
  test.setTimeout(180_000);
  const visit = walkIn("CKUK");
  const buyer = address("buyer");
  const product = await findProduct("CKUK");
  const checkout = await prepareOrder(visit, {
    product,
    buyer: { firstName: "Orla", lastName: "Byrne", email: buyer },
    wish: { amount: 40 },
  });
  await visit.page.getByRole("checkbox", { name: visit.words("checkout")("payment.askReview") }).check();
  await expect(checkout.place).toBeVisible();
  await pay(visit, "Orla");
  await eventually("the gift", async () => (await mailbox.of(buyer)).length > 1, { within: 60_000 });

  for (const hours of daysLater) await staff(["reviews", "ask"], -hours);
  const asking = await eventually(
    "the question",
    async () => (await mailbox.of(buyer)).find(({ text }) => /\/review\/[0-9a-f]{40}\//.test(text)),
    { within: 60_000 },
  );
  const link = /https?:\/\/\S+\/review\/[0-9a-f]{40}\//.exec(asking.text)?.[0] ?? "";

  const t = visit.words("catalogue");
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const page = await plain.newPage();
  await page.goto(link);
  await page.getByRole("button", { name: t("review.send") }).click();
  await expect(page.getByText(t("review.problem"))).toBeVisible();
  await page.getByRole("radio", { name: t("review.star", { count: 4 }) }).check({ force: true });
  await page.getByRole("textbox").fill("It came within the hour.");
  await page.getByRole("button", { name: t("review.send") }).click();
  await expect(page.getByRole("status")).toContainText(t("review.sent"));

  const listed = await staff(["reviews"]);
  const id = /(\d+) {2}CKUK/.exec(listed)?.[1] ?? "";
  expect(listed).toContain("It came within the hour.");
  await staff(["reviews", "publish", id]);
  await page.goto(link);
  await expect(page.getByText(t("review.published"))).toBeVisible();
  await eventually(
    "the review on the product's page",
    async () => {
      await page.goto(visit.address("product", { product: product.path }));
      return (await page.getByText("It came within the hour.").count()) === 1 || undefined;
    },
    { within: 30_000 },
  );
  await page.getByText(t("reviews.title")).click();
  await expect(page.getByText("It came within the hour.")).toBeVisible();
  await plain.close();
});
