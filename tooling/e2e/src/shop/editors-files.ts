import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { edit } from "./editors.ts";

/** A row of a file of products, by the names of its columns. */
export type Row = Readonly<Record<string, string>>;

/** A page as `content.json` has it, as far as these files change it. */
interface Written {
  readonly kind: string;
  readonly key: string;
  readonly language: string;
  readonly title: string;
}

/** What storefronts sell and say, in a folder of files, and what their editors make of them. */
export class EditorsFiles {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  /** Has the files of storefronts written (`pnpm catalogue export`). */
  static async of(...codes: readonly StorefrontCode[]): Promise<EditorsFiles> {
    const folder = await mkdtemp(join(tmpdir(), "editors-"));
    await edit(["export", folder, ...codes]);
    return new EditorsFiles(folder);
  }

  /** A file that was exported, or is to be written: `CBFR.products.csv`. */
  file(name: string): string {
    return join(this.folder, name);
  }

  async products(code: StorefrontCode): Promise<readonly Row[]> {
    return parse(await readFile(this.file(`${code}.products.csv`)), { columns: true, bom: true });
  }

  /** Writes rows of products as a spreadsheet does. Returns the file. */
  async writeProducts(name: string, rows: readonly Row[]): Promise<string> {
    await writeFile(this.file(name), stringify([...rows], { header: true, bom: true }));
    return this.file(name);
  }

  /** Writes all pages of a storefront with other words in some. Returns the file. */
  async writePages(
    name: string,
    code: StorefrontCode,
    change: (page: Written) => Partial<Written> | undefined,
  ): Promise<string> {
    const { pages, ...rest } = JSON.parse(await readFile(this.file(`${code}.content.json`), "utf8")) as {
      pages: readonly Written[];
    };
    const changed = pages.map((page) => ({ ...page, ...change(page) }));
    await writeFile(this.file(name), JSON.stringify({ ...rest, pages: changed }, null, 2));
    return this.file(name);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

/** Brings files in (`pnpm catalogue import`). Returns what the command says. */
export const bringIn = async (...files: readonly string[]): Promise<string> =>
  (await edit(["import", ...files])).trim();

/** What the command says of files that it refuses. @throws where it takes them */
export const refusalOf = async (...files: readonly string[]): Promise<string> => {
  const said = await bringIn(...files).catch((error: { code?: number; stderr?: string }) => {
    if (error.code === 1 && error.stderr) return { refused: error.stderr };
    throw error;
  });
  if (typeof said === "string") throw new Error(`The files were taken: ${said}`);
  return said.refused.trim();
};
