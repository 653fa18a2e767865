import { makeCatalogue } from "@giftshop/seed";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { importCatalogue } from "../../shop/catalogue/import/import-catalogue.ts";
import { purgeQueue } from "../../shop/catalogue/stock/purge.ts";
import { importContent } from "../../shop/content/import/import-content.ts";
import { importFiles } from "./import-files.ts";
import { writtenOut } from "./testing/written-out.ts";

const codes: readonly StorefrontCode[] = ["CBFR", "CBCA", "CKUK"];
const written = writtenOut(codes);
const { exported, refusal, scalar, textOf } = written;

/** The products of CBFR with one row changed by cells of the columns named. */
const changedProducts = async (
  name: string,
  path: string,
  cells: Readonly<Record<string, string>>,
): Promise<string> => {
  const [heading = "", ...rows] = (await textOf("CBFR.products.csv")).replace("\uFEFF", "").trimEnd().split("\n");
  const columns = heading.split(",");
  // Cells before the words have no commas in them.
  const changed = rows.map((row) => {
    const parts = row.split(",");
    if (parts[1] !== path) return row;
    for (const [column, cell] of Object.entries(cells)) parts[columns.indexOf(column)] = cell;
    return parts.join(",");
  });
  return written.folder.write(name, [heading, ...changed].join("\n"));
};
const mostChosen = () =>
  scalar<string>(
    "select p.brand from product p join brand b on b.slug = p.brand where p.storefront = 'CBFR' and b.kind = 'GIFTCARD' order by p.popularity limit 1",
  );

test("what went out comes in again and changes nothing", async () => {
  const files = codes.flatMap((code) =>
    ["catalogue.json", "products.csv", "content.json"].map((kind) => exported(`${code}.${kind}`)),
  );
  expect(await importFiles(written.services, files)).toBe(0);
}, 60_000);

test("the seed leaves alone what came in as a file", async () => {
  const catalogue = makeCatalogue(getStorefront("CBFR"));
  const smaller = { ...catalogue, products: catalogue.products.slice(1) };
  expect(await importCatalogue(written.services, smaller, { unlessEdited: true })).toBe(0);
  const content = { storefront: "CBFR" as const, pages: [], pictures: {} };
  expect(await importContent(written.services, content, { unlessEdited: true })).toBe(0);
});

test("a rehearsal says what would change and writes nothing; then it is written, pages are told, and again it is nothing", async () => {
  const brand = await mostChosen();
  const file = await changedProducts("dearer.csv", brand, {
    digital_fixed: "yes",
    digital_minimum: "12.5",
    digital_maximum: "150",
  });
  const minimum =
    "select minimum from variation v join product p on p.id = v.product where p.storefront = 'CBFR' and brand = $1 and kind = 'DIGITAL'";
  const before = await scalar<number>(minimum, [brand]);
  expect(await importFiles(written.services, [file], { rehearse: true })).toBe(1);
  expect(await scalar(minimum, [brand])).toBe(before);
  expect(await importFiles(written.services, [file])).toBe(1);
  expect(await scalar(minimum, [brand])).toBe(1250);
  const told = "select count(*)::int from pgboss.job where name = $1 and data->'tags' ? $2";
  expect(await scalar(told, [purgeQueue.name, `product:CBFR:${brand}`])).toBeGreaterThan(0);
  expect(await importFiles(written.services, [file])).toBe(0);
});

test("a row that is no longer sold is retired; what is not in the file stays", async () => {
  const brand = await mostChosen();
  const active = () => scalar("select count(*)::int from product where storefront = 'CBFR' and active");
  const before = await active();
  const [heading = "", ...rows] = (await textOf("CBFR.products.csv")).split("\n");
  const row = rows.find((line) => line.split(",")[1] === brand) ?? "";
  const file = await written.folder.write(
    "one.csv",
    `${heading}\n${row.replace(/^CBFR,([^,]*),yes/u, "CBFR,$1,no")}\n`,
  );
  expect(await importFiles(written.services, [file])).toBeGreaterThan(0);
  expect(await active()).toBe(Number(before) - 1);
  expect(await importFiles(written.services, [exported("CBFR.products.csv")])).toBeGreaterThan(0);
  expect(await active()).toBe(before);
});

test("a brand that changes in one storefront is told to the others that sell it", async () => {
  const shared = await scalar<string>(
    "select a.brand from product a join product b using (brand) where a.storefront = 'CBFR' and b.storefront = 'CBCA' order by 1 limit 1",
  );
  const version = () => scalar<number>("select version from catalogue_version where storefront = 'CBCA'");
  const before = await version();
  await importFiles(written.services, [await changedProducts("colour.csv", shared, { color: "#123456" })]);
  expect(await version()).toBe(before + 1);
  const background =
    "select background_color from search_document d join product p on p.id::text = d.key where d.storefront = 'CBCA' and d.kind = 'PRODUCT' and p.brand = $1 limit 1";
  expect(await scalar(background, [shared])).toBe("#123456");
});

test("semicolons, decimal commas and a byte order mark are read as spreadsheets write them", async () => {
  const rows = (await textOf("CKUK.products.csv")).replace("\uFEFF", "").split("\n").slice(0, 3);
  const file = await written.folder.write(
    "semicolons.csv",
    `\uFEFF${rows
      .map((row) =>
        row
          .split(",")
          .slice(0, 26)
          .join(";")
          .replaceAll(/(\d)\.(\d)/gu, "$1,$2"),
      )
      .join("\r\n")}`,
  );
  // The words stand in the columns that were cut off: only they are missed.
  expect((await refusal(file)).map((line) => line.replace(/^\S+ /u, ""))).toEqual([
    "title_en: is missing",
    "redeem_title_en: is missing",
    "title_en: is missing",
  ]);
});

test("everything that is wrong is named by file, row and column, and nothing is written", async () => {
  const brand = await mostChosen();
  const file = await changedProducts("wrong.csv", brand, {
    category: "nowhere",
    kind: "CARD",
    color: "red",
    digital_minimum: "ten",
    digital_values: "50 20",
    hand: "perhaps",
    face: "missing.svg",
  });
  expect(await refusal(file, exported("CBFR.content.json"))).toEqual([
    'wrong.csv:3 hand: must be yes or no, not "perhaps"',
    'wrong.csv:3 digital_minimum: must be an amount such as 25 or 25.50, not "ten"',
    "wrong.csv:3 kind: must be one of GIFTCARD, CHOICE, DONATION, BLANK_PACK",
    "wrong.csv:3 color: must be a colour such as #c2255c",
    "wrong.csv:3 digital_values: must rise",
    'wrong.csv:3 category: is not a category of CBFR: "nowhere"',
    'wrong.csv:3 face: is not a picture that is kept, nor a file beside this one: "missing.svg"',
  ]);
  const heading = await written.folder.write("heading.csv", "storefront,path,path,colour\n");
  expect((await refusal(heading)).slice(-2)).toEqual([
    "heading.csv:1 colour: is not a column of products",
    "heading.csv:1 path: is there twice",
  ]);
});

test("values that nobody could buy are refused: with cents or out of bounds where others are sold too", async () => {
  const brand = await mostChosen();
  const rows = (cells: Readonly<Record<string, string>>) => changedProducts("values.csv", brand, cells);
  const proposed = { digital_values: "10 25.50 50 200", digital_minimum: "12.5", digital_maximum: "150" };
  expect(await refusal(await rows({ ...proposed, digital_fixed: "no" }))).toEqual([
    "values.csv:3 digital_minimum: must be whole amounts: where other values are sold too, no value has cents",
    "values.csv:3 digital_values: must be whole amounts: where other values are sold too, no value has cents",
  ]);
  expect(
    await refusal(await rows({ ...proposed, digital_minimum: "12", digital_values: "10 25", digital_fixed: "no" })),
  ).toEqual(["values.csv:3 digital_values: must lie between the minimum and the maximum"]);
  const fixed = await rows({ ...proposed, digital_fixed: "yes" });
  expect(await importFiles(written.services, [fixed], { rehearse: true })).toBeGreaterThan(0);
  const whole = { ...proposed, digital_fixed: "no", digital_values: "10 25 150", digital_minimum: "10" };
  expect(await importFiles(written.services, [await rows(whole)], { rehearse: true })).toBeGreaterThan(0);
});

test("blank cards are not sent by e-mail, donations not by post, and what would owe VAT is not sold", async () => {
  const catalogue = makeCatalogue(getStorefront("CKUK"));
  const kinds = new Map(catalogue.brands.map(({ slug, kind }) => [slug, kind]));
  const values = { fixedValues: [1500], hasFixedPrices: true, minimum: 1500, maximum: 1500 };
  const sold = catalogue.products.map((product) => {
    const kind = kinds.get(product.brand);
    if (kind === "BLANK_PACK") return { ...product, digital: values };
    return kind === "DONATION" ? { ...product, physical: values } : product;
  });
  const lines = await refusal(
    await written.folder.write("kinds.json", JSON.stringify({ ...catalogue, products: sold })),
  );
  expect([...new Set(lines.map((line) => line.replace(/^.*\]\./u, "")))].sort()).toEqual([
    "digital.fixedValues: must be empty: blank cards go by post",
    "physical.fixedValues: must be empty: a donation is not posted",
  ]);
  const brand = await mostChosen();
  expect(await refusal(await changedProducts("kinds.csv", brand, { voucher: "SPV" }))).toEqual([
    "kinds.csv:3 voucher: must be MPV, or empty: VAT of a single-purpose voucher (SPV) is due when it is sold, which is not reckoned yet",
  ]);
});

test("a catalogue and pages are judged field by field", async () => {
  const catalogue = makeCatalogue(getStorefront("CKUK"));
  const [first, ...products] = catalogue.products;
  const broken = { ...catalogue, products: [{ ...first, popularity: 0, colour: "red", title: {} }, ...products] };
  const pages = [
    {
      storefront: "CKUK",
      kind: "POST",
      key: "one",
      language: "fr",
      path: "one",
      title: "One",
      description: "",
      intro: "",
    },
    {
      storefront: "CKUK",
      kind: "NOVEL",
      key: "two",
      language: "en",
      path: "two",
      title: "",
      description: "",
      intro: "",
    },
  ];
  expect(
    await refusal(
      await written.folder.write("broken.json", JSON.stringify(broken)),
      await written.folder.write("pages.json", JSON.stringify({ pages })),
    ),
  ).toEqual([
    "broken.json products[0].popularity: must be more than nothing",
    "broken.json products[0].colour: is not known",
    "broken.json products[0].title.en: is missing",
    'pages.json pages[0].language: is not spoken in CKUK: "fr"',
    "pages.json pages[1].kind: is not one of what it may be",
    "pages.json pages[1].title: is missing",
  ]);
});

test("a page stays off the words that its shop's paths reserve", async () => {
  const addressed = (storefront: string, language: string, path: string) => ({
    storefront,
    language,
    path,
    kind: "LANDING",
    key: `at-${path}`,
    title: "At",
    description: "",
    intro: "",
  });
  const pages = [
    addressed("CBFR", "fr", "carte-cadeau"),
    addressed("CBFR", "fr", "de"),
    addressed("CBFR", "fr", "2026"),
    // A word of French paths is free where English is spoken.
    addressed("CKUK", "en", "carte-cadeau"),
  ];
  expect(await refusal(await written.folder.write("reserved.json", JSON.stringify({ pages })))).toEqual([
    'reserved.json pages[0].path: is reserved in CBFR: "carte-cadeau"',
    'reserved.json pages[1].path: is reserved in CBFR: "de"',
    'reserved.json pages[2].path: is reserved in CBFR: "2026"',
  ]);
});

test("products and categories stay off them too, but for the choice card, whose address is the storefront's", async () => {
  const catalogue = makeCatalogue(getStorefront("CBFR"));
  const [category, ...categories] = catalogue.categories;
  const [choice, brand, ...brands] = catalogue.brands;
  const named = {
    ...catalogue,
    categories: [{ ...category, slug: "panier" }, ...categories],
    brands: [{ ...choice, slug: "paiement" }, { ...brand, slug: "fr" }, ...brands],
  };
  expect(choice?.kind).toBe("CHOICE");
  const lines = await refusal(await written.folder.write("named.json", JSON.stringify(named)));
  expect(lines.filter((line) => line.includes("reserved"))).toEqual([
    'named.json categories[0].slug: is reserved in CBFR: "panier"',
    'named.json brands[1].slug: is reserved in CBFR: "fr"',
  ]);
  const path = await mostChosen();
  const renamed = await changedProducts("renamed.csv", path, { path: "compte" });
  expect((await refusal(renamed))[0]).toMatch(/^renamed\.csv:\d+ path: is reserved in CBFR: "compte"$/u);
});

test("an address of a category is a free word that leads to no other category", async () => {
  const catalogue = makeCatalogue(getStorefront("CBFR"));
  const [first, second, third, ...others] = catalogue.categories;
  const categories = [
    { ...first, addresses: { fr: "panier" } },
    { ...second, addresses: { fr: "Beauté" } },
    { ...third, addresses: { fr: first?.slug } },
    ...others,
  ];
  const file = await written.folder.write("addresses.json", JSON.stringify({ ...catalogue, categories }));
  expect(await refusal(file)).toEqual([
    'addresses.json categories[0].addresses.fr: is reserved in CBFR: "panier"',
    "addresses.json categories[1].addresses.fr: must be small letters, digits and single hyphens",
    "addresses.json categories[2].addresses.fr: leads to another category",
  ]);
});

test("pictures with a script in them stay out", async () => {
  const catalogue = makeCatalogue(getStorefront("CKUK"));
  const [first, ...brands] = catalogue.brands;
  const alive = { ...first, faceSvg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' };
  const cut = { ...catalogue, brands: [alive, { ...brands[0], faceSvg: "<svg><g></svg>" }, ...brands.slice(1)] };
  const lines = await refusal(await written.folder.write("alive.json", JSON.stringify(cut)));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe("alive.json brands[0].faceSvg: is a picture with a script, or with parts from elsewhere");
  expect(lines[1]).toContain("brands[1].faceSvg: is not a well formed SVG document");
});
