import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { Visit } from "../../src/shop/visit.ts";
import { StaffPerson } from "../../src/staff/staff-person.ts";
import { ask } from "../../src/walk/page-text.ts";
import { words } from "../../src/words/words.ts";

/** How soon a page is to show what was published, milliseconds. */
const soon = 5_000;
const t = words("admin", "en");

test("what a person edits of a storefront's frame is in the shop within seconds: pop-up, warning, footer, redirect", {
  tag: ["@admin", "@all"],
}, async ({ somebodyElse, visit: walkIn, address, request }) => {
  // No other journey that runs now walks there.
  const visit = walkIn("CBDK");
  const { page } = visit;
  await visit.open("home");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const old = "/dk/en-gammel-adresse/";
  const asked = (query = "") => ask(request, new URL(`${old}${query}`, page.url()).href);
  expect((await asked()).status).toBe(404);

  const ona = await StaffPerson.comesIn(await somebodyElse(), address("ona"), "content");
  await ona.goes(t("place.store"));
  await ona.page.getByLabel(t("shop.label")).selectOption("CBDK");
  const edits = (part: string) => ona.page.getByLabel(t("store.what")).selectOption(part);
  const inDanish = (label: string): Locator => ona.page.getByLabel(new RegExp(`^${label} ·`)).first();
  const publishes = async () => {
    await ona.page.getByRole("button", { name: t("store.keep") }).click();
    await expect(ona.page.getByText(t("store.kept"))).toBeVisible();
    await ona.page.getByRole("button", { name: t("store.publish") }).click();
    await expect(ona.page.getByText(t("store.published"))).toBeVisible();
  };
  let guest = visit;
  const isSoonThere = (what: (page: Page) => Locator) =>
    expect(async () => {
      await guest.open("home");
      await expect(what(guest.page)).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: soon });

  await test.step("a pop-up stands over the shop once, leads on, and does not come back", async () => {
    await edits("POP_UP");
    await ona.page.getByRole("checkbox", { name: t("store.shown") }).check();
    await inDanish(t("column.title")).fill("Forår i butikken");
    await inDanish(t("store.text")).fill("Al indpakning er gratis til søndag.");
    await ona.page.getByLabel(t("store.leadsTo")).selectOption("route:choiceCard");
    await inDanish(t("store.linkText")).fill("Se gavekortet");
    await publishes();
    const shown = ({ page }: Visit) => page.getByRole("dialog", { name: "Forår i butikken" });
    // Each is somebody else: whoever left before it stood there is not shown it again.
    await expect(async () => {
      guest = new Visit(await (await somebodyElse()).newPage(), "CBDK");
      await guest.open("home");
      await expect(shown(guest)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: soon });
    const dialog = shown(guest);
    await expect(dialog.getByRole("link", { name: "Se gavekortet" })).toHaveAttribute(
      "href",
      visit.shop.link("choiceCard"),
    );
    await guest.page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await guest.open("listing");
    await guest.page.mouse.move(10, 10);
    await expect(guest.page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await guest.page.evaluate(() => localStorage.getItem("pop-up-seen"))).not.toBeNull();
    await expect(dialog).toHaveCount(0);
  });

  await test.step("a warning stands over each page", async () => {
    await edits("WARNINGS");
    await ona.page
      .getByRole("checkbox", { name: t("store.shown") })
      .first()
      .check();
    await inDanish(t("store.text")).fill("Posten strejker på torsdag.");
    await publishes();
    await isSoonThere((shop) => shop.getByText("Posten strejker på torsdag."));
  });

  await test.step("the footer has another number, and another link", async () => {
    await edits("MENUS");
    await ona.page.getByLabel(t("store.phone"), { exact: true }).fill("+45 55 50 10 99");
    const column = ona.page.locator("section").filter({
      has: ona.page.getByRole("heading", { name: t("store.footerColumn", { number: "1" }), exact: true }),
    });
    await column.getByRole("button", { name: t("store.addLink") }).click();
    await column.getByLabel(t("store.leadsTo")).last().selectOption("route:contact");
    await column
      .getByLabel(new RegExp(`^${t("store.linkText")} ·`))
      .last()
      .fill("Skriv til os");
    await publishes();
    const footer = (shop: Page) => shop.getByRole("contentinfo");
    await isSoonThere((shop) => footer(shop).getByRole("link", { name: "+45 55 50 10 99" }));
    await expect(footer(guest.page).getByRole("link", { name: "Skriv til os" })).toHaveAttribute(
      "href",
      visit.shop.link("contact"),
    );
  });

  await test.step("an address of before leads where its pages are now, and a mistake is named", async () => {
    await edits("REDIRECTS");
    const lines = ona.page.getByLabel(t("store.redirects"));
    await lines.fill(`${old} https://somewhere.example/`);
    await ona.page.getByRole("button", { name: t("store.keep") }).click();
    await expect(ona.page.getByText("redirects[0].to")).toBeVisible();
    await lines.fill(`${old} ${visit.shop.link("contact")}`);
    await publishes();
    const sent = async () => (await asked("?a=1")).location;
    await expect.poll(sent, { timeout: soon }).toBe(`${visit.shop.link("contact")}?a=1`);
  });
});
