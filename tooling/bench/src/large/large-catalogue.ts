import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LargeCatalogue, largeCatalogue, largeFaces } from "@giftshop/commerce/large-catalogue";
import { getStorefront, type Storefront } from "@giftshop/storefront-config";
import { afterChange, type ChangeFigures } from "../after-change.ts";
import { connect, type Visitor, visitor } from "../commerce-client.ts";
import { memoryOf } from "../cpu.ts";
import { documents } from "../documents.ts";
import { type Load, load } from "../load.ts";
import { startRoomyCommerce } from "../roomy-commerce.ts";
import { runCommerce } from "../run-commerce.ts";
import { operationsOf } from "./large-operations.ts";

const storefront = getStorefront("CBFR");
/** Nothing of it changes. */
const another = getStorefront("CBBE");
const clients = 8;
/** MiB of objects that a process with the large catalogue may keep. */
const heap = 1024;
const pictures = 300;

export interface LargeShop {
  /** What the shop's processes were told. */
  variables: Readonly<Record<string, string>>;
  /** Origin of a storefront. */
  originOf: (storefront: Storefront) => string;
  databasePids: () => readonly number[];
}

/** A catalogue as it was measured. */
export interface CatalogueFigures {
  products: number;
  /** Milliseconds of the first listing of a process, which reads it all, and of its first search. */
  first: number;
  firstSearch: number;
  operations: readonly { name: string; clients: number; load: Load }[];
  /** After one product changed, and after all of the large one did. */
  changes: Readonly<Record<string, ChangeFigures>>;
  /** Resident MiB of commerce after it. */
  memory: number;
}

/** A change by its name. */
interface Edition {
  name: string;
  file: string;
  edition: string;
}

const measure = async (shop: LargeShop, seconds: number, editions: readonly Edition[]): Promise<CatalogueFigures> => {
  const commerce = await startRoomyCommerce(shop.variables, heap);
  const pool = connect(commerce.url, clients);
  try {
    const visitors = Array.from({ length: clients }, () => visitor(pool, storefront, shop.originOf(storefront)));
    const someone = (client: number): Visitor => visitors[client % clients] as Visitor;
    const started = performance.now();
    await someone(0).ask(documents.products, {});
    const first = performance.now() - started;
    const { operations, totalItems } = await operationsOf(someone);
    const searched = performance.now();
    await someone(0).ask(documents.search, { inputText: "a" });
    const firstSearch = performance.now() - searched;
    const measured: { name: string; clients: number; load: Load }[] = [];
    for (const [name, operation] of Object.entries(operations)) {
      for (const count of [1, clients]) {
        const pids = () => [commerce.pid, ...shop.databasePids()];
        measured.push({ name, clients: count, load: await load({ clients: count, seconds, pids, operation }) });
      }
    }
    const bystander = visitor(pool, another, shop.originOf(another));
    const changes: Record<string, ChangeFigures> = {};
    for (const { name, ...change } of editions) {
      changes[name] = await afterChange(
        { ...change, path: "made-0", variables: shop.variables },
        someone(0),
        bystander,
      );
    }
    const memory = memoryOf(commerce.pid).resident;
    return { products: totalItems, first, firstSearch, operations: measured, changes, memory };
  } finally {
    await pool.close();
    await commerce.stop();
  }
};

export interface LargeFigures {
  usual: CatalogueFigures;
  large: CatalogueFigures;
  /** What a file of products took, program start and all. */
  imports: readonly { what: string; seconds: number }[];
}

/**
 * Measures the catalogue that is there, brings in a made-up one of `products` products
 * beside it, and measures again. The shop keeps them: it has to be one made for measuring.
 */
export const measureLargeCatalogue = async (
  shop: LargeShop,
  products: number,
  seconds: number,
): Promise<LargeFigures> => {
  const folder = await mkdtemp(join(tmpdir(), "large-catalogue-"));
  try {
    const faces = largeFaces(pictures);
    for (const [name, svg] of faces) await writeFile(join(folder, name), svg);
    const categories = ["dining", "fashion", "travel"];
    const language = storefront.languages[0];
    const write = async (name: string, wanted: Pick<LargeCatalogue, "products" | "edition">): Promise<string> => {
      const file = join(folder, `${name}.csv`);
      const made = { ...wanted, storefront: storefront.code, language, categories, faces: [...faces.keys()] };
      await writeFile(file, largeCatalogue(made));
      return file;
    };
    const one = { name: "one product", edition: " un", file: await write("one", { products: 1, edition: " un" }) };
    const usual = await measure(shop, seconds, [one]);
    const bring = async (word: "check" | "import", file: string) =>
      runCommerce(["catalogue", word, file], shop.variables);
    const tenth = products / 10;
    const imports: LargeFigures["imports"] = [
      // Does all of it and takes it back, so that there is nothing of it when the others come in.
      { what: `${tenth}, checked`, seconds: await bring("check", await write("tenth", { products: tenth })) },
      { what: `${products}, brought in`, seconds: await bring("import", await write("all", { products })) },
      { what: "the same again", seconds: await bring("import", join(folder, "all.csv")) },
    ];
    const all = { name: "all products", edition: " bis", file: await write("bis", { products, edition: " bis" }) };
    return { usual, large: await measure(shop, seconds, [one, all]), imports };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
