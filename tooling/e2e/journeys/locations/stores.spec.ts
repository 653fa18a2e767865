import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "../../src/fixtures/test.ts";
import { Visit } from "../../src/shop/visit.ts";

const days = (count: number) => count * 24 * 60 * 60 * 1000;

test.describe("somebody in Belgium", () => {
  // An address of the Belgian universities' network, as the proxy before the shop reports it.
  test.use({ extraHTTPHeaders: { "x-forwarded-for": "193.190.198.27" } });

  test("is shown the way to the shop of the own country, and may say no for two days", { tag: "@all" }, async ({
    visit: walkIn,
  }) => {
    const visit = walkIn("CBFR");
    const { page } = visit;
    const t = visit.words("content");
    const banner = page.getByRole("region", { name: t("shell.banner.label") });
    await page.clock.install({ time: new Date("2026-11-21T12:00:00Z") });
    await visit.open("terms");
    await expect(banner).toBeVisible();
    await banner.getByRole("button", { name: t("shell.banner.close") }).click();
    await expect(banner).toBeHidden();

    await page.clock.setSystemTime(new Date(Date.parse("2026-11-21T12:00:00Z") + days(2) - 60_000));
    await page.reload({ waitUntil: "networkidle" });
    await expect(banner).toBeHidden();
    await page.clock.setSystemTime(new Date(Date.parse("2026-11-21T12:00:00Z") + days(2) + 60_000));
    await page.reload();
    await banner.getByRole("link", { name: t("shell.banner.continue") }).click();
    await page.waitForURL(new Visit(page, "CBBE", "fr").address("home"));
  });
});

test("the form for language and country leads to the same page in another language, and to the home page of another country", async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBBE", "nl");
  const { page } = visit;
  const t = visit.words("content");
  await visit.open("listing");
  const openForm = (label: string) => page.getByRole("banner").getByRole("button", { name: label }).click();
  await openForm(t("shell.nav.stores"));
  const form = page.getByRole("dialog", { name: t("shell.stores.title") });
  const language = form.getByRole("combobox", { name: t("shell.stores.language") });
  await expect(language).toHaveValue("nl");
  await expect(form.getByRole("textbox", { name: t("shell.stores.currency") })).toHaveValue("EUR");
  await language.selectOption("fr");
  await form.getByRole("button", { name: t("shell.stores.apply") }).click();
  const french = new Visit(page, "CBBE", "fr");
  await page.waitForURL(french.address("listing"));

  const words = french.words("content");
  await openForm(words("shell.nav.stores"));
  const again = page.getByRole("dialog", { name: words("shell.stores.title") });
  await again.getByRole("button", { name: new RegExp(words("shell.stores.country")) }).click();
  await page.getByRole("searchbox", { name: words("shell.stores.countrySearch") }).fill("Pologne");
  await page.getByRole("option", { name: "Pologne" }).click();
  // The language goes with the country, and cannot be chosen where there is one.
  await expect(again.getByRole("combobox", { name: words("shell.stores.language") })).toBeDisabled();
  await expect(again.getByRole("textbox", { name: words("shell.stores.currency") })).toHaveValue(
    getStorefront("CBPL").currency,
  );
  await again.getByRole("button", { name: words("shell.stores.apply") }).click();
  await page.waitForURL(new Visit(page, "CBPL").address("home"));
});
