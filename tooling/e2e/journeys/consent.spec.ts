import { expect, test } from "../src/fixtures/test.ts";

test("nothing is agreed to before somebody says so, and what was said is kept and can be taken back", {
  tag: ["@analytics", "@content"],
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("content");
  const settings = page.getByRole("dialog", { name: t("consent.title") });
  const openSettings = () => page.getByRole("contentinfo").getByText(t("shell.pages.cookies"), { exact: true }).click();
  const media = settings.getByRole("switch", { name: t("consent.media.title") });
  const statistics = settings.getByRole("switch", { name: t("consent.statistics.title") });

  await page.goto(`${visit.address("terms")}?gclid=from-an-advertisement`);
  await openSettings();
  await expect(statistics).not.toBeChecked();
  await expect(media).not.toBeChecked();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("from-an-advertisement");

  await settings.getByText(t("consent.media.title"), { exact: true }).click();
  await expect(media).toBeChecked();
  await settings.getByRole("button", { name: t("consent.save") }).click();
  await expect(settings).toBeHidden();
  await page.reload();
  await openSettings();
  await expect(media).toBeChecked();
  await expect(statistics).not.toBeChecked();

  await settings.getByRole("button", { name: t("consent.necessaryOnly") }).click();
  await page.reload();
  await openSettings();
  await expect(media).not.toBeChecked();
});

test("the choice is changed on the pages of the checkout as on any other, by keyboard, and focus comes back", {
  tag: "@all",
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("content");
  const opener = page.getByRole("contentinfo").getByRole("link", { name: t("shell.pages.cookies"), exact: true });
  const settings = page.getByRole("dialog", { name: t("consent.title") });
  const media = settings.getByRole("switch", { name: t("consent.media.title") });

  const agree = async (label: string) => {
    await opener.focus();
    await page.keyboard.press("Enter");
    await settings.getByRole("button", { name: label }).press("Enter");
    await expect(settings).toBeHidden();
    await expect(opener).toBeFocused();
  };
  const order = { uuid: "00000000-0000-4000-8000-000000000000" };
  const addresses = [
    visit.address("checkout"),
    visit.address("checkout", {}, { error: "failed", order: order.uuid }),
    visit.address("paymentProcessing"),
    visit.address("confirmation", order),
  ];
  for (const address of addresses) {
    await page.goto(address);
    await agree(t("consent.all"));
    await page.reload();
    await opener.click();
    await expect(media).toBeChecked();
    await settings.getByRole("button", { name: t("consent.necessaryOnly") }).click();
  }
});
