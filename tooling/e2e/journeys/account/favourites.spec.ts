import { expect, test } from "../../src/fixtures/test.ts";
import { register } from "../../src/journey/account.ts";
import { choose } from "../../src/pages/choose.ts";

test("CBFR: a list is put in order and narrowed; a heart is kept, taken out, brought back, and goes into the account", {
  tag: ["@catalogue", "@all"],
}, async ({ visit: walkIn, mailbox, address }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("catalogue");
  const kept = visit.words("catalogue/favourites");
  const main = page.getByRole("main");
  const filters = main.getByRole("navigation", { name: t("listing.filter.title") });

  await visit.open("listing");
  await filters.getByText(t("listing.sort.title")).click();
  await filters.getByRole("link", { name: t("listing.sort.price") }).click();
  await page.getByRole("button", { name: t("listing.filter.open") }).click();
  await choose(page.getByRole("dialog").getByRole("checkbox", { name: t("listing.occasion.wedding") }));
  const [show = ""] = t("listing.filter.show", { count: "#" }).split("#");
  await page.getByRole("dialog").getByRole("link", { name: show.trim() }).click();
  await expect(page).toHaveURL(visit.address("listing", {}, { occasion: "wedding", sort: "price" }));
  await expect(main.getByRole("heading", { level: 2 }).first()).toBeVisible();
  const title = (await main.getByRole("heading", { level: 2 }).first().textContent()) ?? "";
  const heart = page.getByRole("button", { name: t("card.heart", { title }), exact: true });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await visit.open("favourites");
  const card = main.getByRole("link", { name: title, exact: true });
  await expect(card).toBeVisible();
  await expect(main.getByText(kept("guest"))).toBeVisible();
  await heart.click();
  await main.getByRole("button", { name: kept("undo") }).click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await register(visit, mailbox, address("hearts"), "Zoé");
  await visit.open("favourites");
  await expect(card).toBeVisible();
  await expect(main.getByText(kept("guest"))).toHaveCount(0);
});
