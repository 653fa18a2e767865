import { expect, test } from "../src/fixtures/test.ts";

test("nothing is agreed to before somebody says so, and what was said is kept and can be taken back", async ({
  visit: walkIn,
}) => {
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

  await media.check({ force: true });
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
