import { eventually } from "../src/eventually.ts";
import { expect, test } from "../src/fixtures/test.ts";
import { give, giver } from "../src/journey/give.ts";
import { wrappedIn } from "../src/stack/environment.ts";

test("a gift arrives wrapped, is opened by a press, and thanked for", { tag: "@gift" }, async ({
  visit: walkIn,
  mailbox,
  address,
  browser,
}) => {
  const visit = walkIn(wrappedIn.CB);
  const buyer = address("buyer");
  const link = await give(visit, mailbox, [buyer, address("friend")]);

  const { page } = visit;
  const t = visit.words("gift");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("gift.titleFrom", { sender: giver }));
  await expect(page.locator("main")).not.toContainText("60");

  // A finger pulls the ribbon.
  const ribbon = page.getByRole("button", { name: t("gift.hint.ribbon") });
  const box = await ribbon.boundingBox();
  if (!box) throw new Error("There is no ribbon.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y + 20, { steps: 6 });
  await page.mouse.up();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("gift.openedFrom", { sender: giver }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("For your garden")).toBeVisible();
  const number = await page.locator("[data-copy]").first().getAttribute("data-copy");
  expect(number).toMatch(/^\d{19}$/);
  // Nobody gave this shop keys for wallets.
  await expect(page.locator("[data-wallet]")).toHaveCount(0);

  await page.getByText(t("gift.thanks.title", { sender: giver })).click();
  await page.getByRole("button", { name: t("gift.thanks.send") }).click();
  await expect(page.getByRole("status")).toHaveText(t("gift.thanks.sent", { sender: giver }));
  await eventually("thanks", async () => (await mailbox.of(buyer)).find(({ text }) => text.includes("made my day")), {
    within: 60_000,
  });

  // Without script the same card is shown again, by a form.
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const again = await plain.newPage();
  await again.goto(link);
  await expect(again.locator("body")).not.toContainText(number?.slice(0, 4) ?? "");
  await again.getByRole("button", { name: t("gift.again.open") }).click();
  await expect(again.locator(`[data-copy="${number}"]`)).toHaveCount(1);
  await plain.close();
});

for (const [house, hint] of [
  ["CK", "gift.hint.balloon"],
  ["GCS", "gift.hint.seal"],
] as const) {
  test(`${house}: the gift is opened by a key, in the way of its house`, { tag: "@all" }, async ({
    visit: walkIn,
    mailbox,
    address,
  }) => {
    const visit = walkIn(wrappedIn[house]);
    const link = await give(visit, mailbox, [address("buyer"), address("friend")]);
    const { page } = visit;
    const t = visit.words("gift");
    await page.goto(link);
    await page.getByRole("button", { name: t(hint) }).press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("gift.openedFrom", { sender: giver }));
    await expect(page.locator("[data-copy]").first()).toBeVisible();
  });
}
