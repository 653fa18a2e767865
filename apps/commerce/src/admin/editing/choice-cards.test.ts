import { expect, test } from "@jest/globals";
import { importFiles } from "./import-files.ts";
import { writtenOut } from "./testing/written-out.ts";

const written = writtenOut(["CBFR", "CBCA", "CKUK"]);
const { refusal, scalar, textOf } = written;

test("a storefront sells one choice card, which says how it is exchanged; nothing else does", async () => {
  const catalogue = JSON.parse(await textOf("CKUK.catalogue.json"));
  const [choice, card] = catalogue.products;
  const told = {
    ...catalogue,
    brands: [...catalogue.brands, { ...catalogue.brands[0], slug: "second-choice" }],
    products: [
      { ...choice, redeem: undefined },
      { ...card, redeem: choice.redeem },
    ],
  };
  const file = await written.folder.write("choice.json", JSON.stringify(told));
  expect(await refusal(file)).toEqual([
    expect.stringContaining('has another choice card: "second-choice"'),
    expect.stringMatching(/products\[0\]\.redeem\.minimumRemainingBalance: is missing/u),
    expect.stringMatching(/products\[1\]\.redeem\.minimumRemainingBalance: must be empty/u),
  ]);
});

test("a second choice card is refused by its row, by what a brand becomes elsewhere, and by the database", async () => {
  const choice = await scalar<string>(
    "select brand from product where storefront = 'CBFR' and brand_kind = 'CHOICE' and active",
  );
  const [heading = "", ...rows] = (await textOf("CBFR.products.csv")).replace("\uFEFF", "").trimEnd().split("\n");
  const row = rows.find((line) => line.split(",")[1] === choice) ?? "";
  const second = row.replace(`CBFR,${choice}`, "CBFR,second-choice");
  const face = await scalar<string>("select face from brand where slug = $1", [choice]);
  const withFace = second.split(",").map((cell, at) => (heading.split(",")[at] === "face" ? face : cell));
  const beside = await written.folder.write("beside.csv", [heading, withFace.join(",")].join("\n"));
  expect(await refusal(beside)).toEqual([
    `beside.csv:2 kind: is CHOICE, as is "${choice}" in CBFR: a storefront sells one choice card`,
  ]);
  const gone = row.replace(/^CBFR,([^,]*),yes/u, "CBFR,$1,no");
  const instead = await written.folder.write("instead.csv", [heading, withFace.join(","), gone].join("\n"));
  expect(await importFiles(written.services, [instead], { rehearse: true })).toBeGreaterThan(0);

  // A brand that CBCA sells as a gift card becomes a choice card
  // in the file of another storefront, which has none by then.
  const shared = await scalar<string>(
    "select a.brand from product a join product b using (brand) where a.storefront = 'CKUK' and b.storefront = 'CBCA' and a.brand_kind = 'GIFTCARD' order by 1 limit 1",
  );
  const catalogue = JSON.parse(await textOf("CKUK.catalogue.json"));
  const card = catalogue.brands.find(({ kind }: { kind: string }) => kind === "CHOICE").slug;
  const { redeem } = catalogue.products.find(({ brand }: { brand: string }) => brand === card);
  const become = {
    ...catalogue,
    brands: catalogue.brands
      .filter(({ slug }: { slug: string }) => slug !== card)
      .map((brand: { slug: string }) =>
        brand.slug === shared ? { ...brand, kind: "CHOICE", category: undefined } : brand,
      ),
    products: catalogue.products
      .filter(({ brand }: { brand: string }) => brand !== card)
      .map((product: { brand: string }) => (product.brand === shared ? { ...product, redeem } : product)),
  };
  await expect(
    importFiles(written.services, [await written.folder.write("become.json", JSON.stringify(become))]),
  ).rejects.toThrow(`CBCA would sell 2 choice cards, "${shared}" and "${choice}": a storefront sells one.`);
  const inDatabase = written.services.pool.query("update brand set kind = 'CHOICE' where slug = $1", [shared]);
  await expect(inDatabase).rejects.toThrow("product_one_choice_card");
});
