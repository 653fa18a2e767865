import type { SeedCatalogue } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import { fixtureCatalogue } from "../../../testing/fixture-catalogue.ts";
import { statementsOf } from "../../../testing/statements-of.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { importCatalogue } from "../import/import-catalogue.ts";
import type { Snapshot } from "../types.ts";
import { loadSnapshot } from "./load-snapshot.ts";
import { readHead } from "./read-catalogue.ts";
import { snapshotAt } from "./snapshot.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const versionOf = async (storefront: StorefrontCode): Promise<number> =>
  (await readHead(services.pool, storefront, null)).version;

/** The catalogue of a process that saw every version. */
const remembered = async (storefront: StorefrontCode): Promise<Snapshot> => {
  const { pool } = services;
  return snapshotAt({ owner: pool, db: pool, storefront, version: await versionOf(storefront) });
};

/** All that a snapshot answers. */
const contentOf = (snapshot: Snapshot, paths: readonly string[], variations: readonly number[]) => ({
  version: snapshot.version,
  products: snapshot.products,
  facets: snapshot.facets,
  choice: snapshot.choice,
  categories: snapshot.categories,
  byCategory: [...snapshot.byCategory].toSorted(([one], [other]) => `${one}`.localeCompare(`${other}`)),
  extras: [...snapshot.extras],
  byPath: paths.map((path) => snapshot.byPath.get(path)),
  byVariation: variations.map((id) => snapshot.byVariation.get(id)),
});

type Edit = (catalogue: SeedCatalogue) => SeedCatalogue;
const products = 8;
const at = fc.nat(products - 1);
const changeProduct =
  (index: number, change: Partial<SeedCatalogue["products"][number]>): Edit =>
  (catalogue) => ({
    ...catalogue,
    products: catalogue.products.map((product, place) => (place === index ? { ...product, ...change } : product)),
  });
/** Takes the physical delivery kind out of sale. */
const onlyDigital =
  (index: number, minimum: number): Edit =>
  (catalogue) => ({
    ...catalogue,
    products: catalogue.products.map((product, place) => {
      const { physical: _, ...rest } = product;
      return place === index ? { ...rest, digital: { ...values, minimum } } : product;
    }),
  });
const changeBrand =
  (index: number, change: Partial<SeedCatalogue["brands"][number]>): Edit =>
  (catalogue) => ({
    ...catalogue,
    brands: catalogue.brands.map((brand, place) => (place === index ? { ...brand, ...change } : brand)),
  });
const values = { fixedValues: [2500], hasFixedPrices: false, maximum: 25000 };
const edit = fc.oneof(
  fc.tuple(at, fc.integer({ min: 1, max: 12 })).map(([index, popularity]) => changeProduct(index, { popularity })),
  fc.tuple(at, fc.boolean()).map(([index, top]) => changeProduct(index, { top })),
  fc.tuple(at, fc.integer({ min: 500, max: 900 })).map(([index, minimum]) => onlyDigital(index, minimum)),
  fc.tuple(at, fc.constantFrom("food", "tech", "empty")).map(([index, category]) => changeBrand(index, { category })),
  fc
    .tuple(at, fc.constantFrom("#123456", "#654321"))
    .map(([index, color]) => changeBrand(index, { backgroundColor: color })),
  // What is not in a catalogue is no longer sold.
  at.map(
    (index): Edit =>
      (catalogue) => ({ ...catalogue, products: catalogue.products.filter((_, place) => place !== index) }),
  ),
);

test("what a process makes of changes is what one that reads everything has, in every storefront that sells a changed brand", async () => {
  const codes = ["CBFR", "CKUK"] as const;
  for (const code of codes) await importCatalogue(services, fixtureCatalogue(code));
  const { rows } = await services.pool.query<{ id: number }>("select id from variation");
  const ids = rows.map(({ id }) => id);
  const paths = fixtureCatalogue("CBFR").brands.map(({ slug }) => slug);
  await Promise.all(codes.map(remembered));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(edit, { maxLength: 3 }), { minLength: 1, maxLength: 3 }), async (rounds) => {
      for (const edits of rounds) {
        const before = await Promise.all(codes.map(versionOf));
        const changed = edits.reduce((catalogue, change) => change(catalogue), fixtureCatalogue("CBFR"));
        await importCatalogue(services, changed);
        for (const [index, code] of codes.entries()) {
          const head = await readHead(services.pool, code, before[index] ?? null);
          expect(head.changed?.length).toBeLessThanOrEqual(products);
          const anew = await loadSnapshot(services.pool, code, undefined).value;
          expect(contentOf(await remembered(code), paths, ids)).toEqual(contentOf(anew, paths, ids));
        }
      }
    }),
    { numRuns: 15 },
  );
}, 60_000);

test("one change is read by three statements, whatever else a storefront sells; a version that says nothing is read whole", async () => {
  await importCatalogue(services, fixtureCatalogue("CBBE"));
  await remembered("CBBE");
  await importCatalogue(services, changeProduct(0, { top: false })(fixtureCatalogue("CBBE")));
  expect(await statementsOf(services, () => remembered("CBBE"))).toBe(3);
  await services.pool.query("update product set top = true where storefront = 'CBBE' and brand = 'nordlicht'");
  await services.pool.query("update catalogue_version set version = version + 1 where storefront = 'CBBE'");
  expect((await remembered("CBBE")).byPath.get("nordlicht")?.top).toBe(true);
});
