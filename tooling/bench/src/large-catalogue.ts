import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { largeCatalogue, largeFaces } from "@giftshop/commerce/large-catalogue";
import { getStorefront } from "@giftshop/storefront-config";
import { connect, type Visitor, visitor } from "./commerce-client.ts";
import { residentMebibytes } from "./cpu.ts";
import { documents } from "./documents.ts";
import { editFiles } from "./edit-files.ts";
import { type Load, load } from "./load.ts";
import { startRoomyCommerce } from "./roomy-commerce.ts";

const storefront = getStorefront("CBFR");
/** MiB of objects that a process with the large catalogue may keep. */
const heap = 1024;
const pictures = 300;

export interface LargeShop {
  /** What the shop's processes were told. */
  variables: Readonly<Record<string, string>>;
  /** Of the storefront that is measured. */
  origin: string;
  databasePids: () => readonly number[];
}

/** A catalogue as it was measured. */
export interface CatalogueFigures {
  products: number;
  /** Seconds that bringing it in took, and bringing it in again; undefined for the one that was there. */
  imported: number | undefined;
  importedAgain: number | undefined;
  /** Milliseconds of the first listing of a process, which reads it all. */
  first: number;
  operations: readonly { name: string; clients: number; load: Load }[];
  /** Resident MiB of commerce after it. */
  memory: number;
}

interface Listed {
  products: { data: { products: { title: string }[]; paging: { totalItems: number } } };
}

const page = { paging: { itemsPerPage: 48, pageNumber: 1 } };

async function measure(
  shop: LargeShop,
  seconds: number,
): Promise<Omit<CatalogueFigures, "imported" | "importedAgain">> {
  const commerce = await startRoomyCommerce(shop.variables, heap);
  const pool = connect(commerce.url, 8);
  try {
    const visitors = Array.from({ length: 8 }, () => visitor(pool, storefront, shop.origin));
    const someone = (client: number): Visitor => visitors[client] ?? visitor(pool, storefront, shop.origin);
    const started = performance.now();
    const { products } = await someone(0).ask<Listed>(documents.products, page);
    const first = performance.now() - started;
    const titles = products.data.products.map(({ title }) => title);
    let turn = 0;
    const next = () => titles[turn++ % titles.length] ?? "";
    const operations: Record<string, (client: number) => Promise<unknown>> = {
      listing: (client) => someone(client).ask(documents.products, { paging: { itemsPerPage: 16, pageNumber: 1 } }),
      "search, as typed": (client) => someone(client).ask(documents.search, { inputText: next().slice(0, 4) }),
      "search, a letter missing": (client) => {
        const title = next();
        return someone(client).ask(documents.search, { inputText: title[0] + title.slice(2, 9) });
      },
    };
    const measured: { name: string; clients: number; load: Load }[] = [];
    for (const [name, operation] of Object.entries(operations)) {
      // The first search of a process reads all documents.
      await operation(0);
      for (const clients of [1, 8]) {
        const pids = () => [commerce.pid, ...shop.databasePids()];
        measured.push({ name, clients, load: await load({ clients, seconds, pids, operation }) });
      }
    }
    const { totalItems } = products.data.paging;
    return { products: totalItems, first, operations: measured, memory: residentMebibytes(commerce.pid) };
  } finally {
    await pool.close();
    await commerce.stop();
  }
}

/**
 * Measures the catalogue that is there, brings in a made-up one of `products` products beside it, and measures again. The shop keeps
 * them: it has to be one made for measuring.
 */
export async function measureLargeCatalogue(
  shop: LargeShop,
  products: number,
  seconds: number,
): Promise<CatalogueFigures[]> {
  const small = await measure(shop, seconds);
  const folder = await mkdtemp(join(tmpdir(), "large-catalogue-"));
  try {
    const faces = largeFaces(pictures);
    for (const [name, svg] of faces) await writeFile(join(folder, name), svg);
    const categories = ["dining", "fashion", "travel"];
    const file = join(folder, "products.csv");
    const wanted = { storefront: storefront.code, language: storefront.languages[0], categories, products };
    await writeFile(file, largeCatalogue({ ...wanted, faces: [...faces.keys()] }));
    const imported = await editFiles(["import", file], shop.variables);
    const importedAgain = await editFiles(["import", file], shop.variables);
    const large = await measure(shop, seconds);
    return [
      { ...small, imported: undefined, importedAgain: undefined },
      { ...large, imported, importedAgain },
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
