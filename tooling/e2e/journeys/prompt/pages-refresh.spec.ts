import { formatMoney } from "@giftshop/messages";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { productsOf } from "../../src/shop/catalogue.ts";
import { bringIn, EditorsFiles, type Row, refusalOf } from "../../src/shop/editors-files.ts";
import type { Visit } from "../../src/shop/visit.ts";
import { ask, piecesOf } from "../../src/walk/page-text.ts";

/** How soon a page is to show what came in, milliseconds. */
const soon = 5_000;

// Two houses, so two processes that keep pages; no other journey buys there.
const [swiss, belgian] = ["CBCH", "GCSBE"] as const;

/** What both sell, and another that the first sells, each on the first page of the listing. */
const chosenProducts = async (): Promise<{ shared: string; other: string }> => {
  const [here, there] = await Promise.all([productsOf(swiss, 1), productsOf(belgian, 1)]);
  const sold = here.slice(1).map(({ path }) => path);
  const shared = sold.find((path) => there.some((product) => product.path === path));
  const other = sold.find((path) => path !== shared);
  if (!shared || !other) throw new Error("The two storefronts have nothing in common.");
  return { shared, other };
};

/** The lowest price that comes in, minor units. */
const lowest = 3_700;
const dearer = (kind: "digital" | "physical", row: Row): Row =>
  row[`${kind}_values`] === ""
    ? {}
    : { [`${kind}_values`]: "37 75 110", [`${kind}_minimum`]: "37", [`${kind}_maximum`]: "110" };

/** Looks at an address as a visitor without a browser: whether it was kept, and all that is read there. */
const look = async (request: APIRequestContext, address: string) => {
  const { cache, html } = await ask(request, address);
  return { cache, read: piecesOf(html), html };
};

test("what editors bring in shows on the pages by itself, the same again ends no page, and a mistake changes nothing", async ({
  visit: walkIn,
  request,
}) => {
  const { shared, other } = await chosenProducts();
  const visit: Visit = walkIn(swiss, "de");
  const addresses = {
    product: visit.address("product", { product: shared }),
    listing: visit.address("listing"),
    inFrench: walkIn(swiss, "fr").address("product", { product: shared }),
    inBelgium: walkIn(belgian, "nl").address("product", { product: shared }),
    otherProduct: visit.address("product", { product: other }),
    written: visit.address("delivery"),
  };
  type Page = keyof typeof addresses;
  const reads = async (page: Page) => (await look(request, addresses[page])).read;
  const cacheOf = async (page: Page) => (await look(request, addresses[page])).cache;
  const keepAll = async () => {
    for (const page of Object.keys(addresses) as Page[]) await expect.poll(() => cacheOf(page)).toBe("hit");
  };

  const files = await EditorsFiles.of(swiss, belgian);
  const before = await files.products(swiss);
  const changed = (path: string, change: (row: Row) => Row) =>
    before.map((row) => (row.path === path ? { ...row, ...change(row) } : row));
  const titled = (row: Row): Row => ({
    title_de: `${row.title_de} am Markt`,
    title_fr: `${row.title_fr} du marché`,
    description_it: "Un pomeriggio intero, da spendere senza guardare l’orologio.",
    ...dearer("digital", row),
    ...dearer("physical", row),
    color: "#0b7285",
  });
  const row = changed(shared, titled).find(({ path }) => path === shared);
  const products = await files.writeProducts("dearer.csv", changed(shared, titled));
  const pages = await files.writePages("told.json", swiss, ({ kind, language }) =>
    kind === "DELIVERY" && language === "de" ? { title: "So kommt Ihr Geschenk an" } : undefined,
  );

  try {
    await visit.open("product", { product: shared });
    const title = visit.page.getByRole("heading", { level: 1 });
    const wasCalled = (await title.textContent()) ?? "";
    await keepAll();

    await test.step("a title, a price, a colour and a page's title show within seconds, in each language and house", async () => {
      expect(await bringIn(products, pages)).toMatch(/^Written: \d+ rows\./);
      const within = { timeout: soon };
      await expect.poll(() => reads("product"), within).toContain(row?.title_de);
      await expect.poll(() => reads("listing"), within).toContain(row?.title_de);
      await expect.poll(() => reads("inFrench"), within).toContain(row?.title_fr);
      await expect.poll(() => reads("written"), within).toContain("So kommt Ihr Geschenk an");
      // The brand is of both; what it is called here is not.
      await expect
        .poll(async () => (await look(request, addresses.inBelgium)).html, within)
        .toContain(row?.color ?? "");
      expect(await reads("inBelgium")).not.toContain(row?.title_de);
      expect((await reads("listing")).filter((text) => text.startsWith(wasCalled))).not.toContain(wasCalled);

      await visit.page.reload();
      await expect(title).toHaveText(row?.title_de ?? "");
      const price = formatMoney({ value: lowest, currency: "CHF" }, visit.shop.locale);
      await expect(visit.page.getByText(visit.words("catalogue")("product.from", { price })).first()).toBeVisible();
    });

    await test.step("a file that says the same, and one with a mistake, end no page", async () => {
      await keepAll();
      expect(await bringIn(products, pages)).toBe("Nothing changes: the shop says the same already.");

      const wrong = changed(shared, () => ({ title_de: "Nie gesehen", digital_minimum: "zehn" }));
      const line = 2 + before.findIndex(({ path }) => path === shared);
      const said = await refusalOf(await files.writeProducts("wrong.csv", wrong), pages);
      expect(said).toBe(
        `${files.file("wrong.csv")}:${line} digital_minimum: must be an amount such as 25 or 25.50, not "zehn"\n\nNothing was written.`,
      );

      // A change that comes after them is announced after them:
      // whatever they had ended would have been ended by then.
      const renamed = changed(other, ({ title_de }) => ({ title_de: `${title_de} am See` }));
      const later = renamed.filter(({ path }) => path === other);
      expect(await bringIn(await files.writeProducts("later.csv", later))).toMatch(/^Written: /);
      await expect.poll(() => reads("otherProduct"), { timeout: soon }).toContain(later[0]?.title_de);
      await expect.poll(() => reads("listing"), { timeout: soon }).toContain(later[0]?.title_de);
      for (const page of ["product", "inFrench", "inBelgium", "written"] as const) {
        // What is older than its lifetime may be made anew meanwhile; what was ended is missing.
        expect(await cacheOf(page), page).toMatch(/^(hit|stale)$/);
      }
      expect(await reads("product")).toContain(row?.title_de);
    });
  } finally {
    const originals = ["CBCH.products.csv", "CBCH.content.json", "GCSBE.products.csv"].map((name) => files.file(name));
    await bringIn(...originals);
    await files.remove();
  }
  const original = before.find(({ path }) => path === shared)?.title_de;
  await expect.poll(() => reads("product"), { timeout: soon }).toContain(original);
  await expect.poll(() => reads("listing"), { timeout: soon }).toContain(original);
});
