import type { SeedCatalogue } from "@giftshop/seed";
import type { Queryable } from "../../../platform/database/index.ts";
import { mediaHash } from "../../../shop/catalogue/import/media.ts";
import type { CataloguePicture } from "../../../shop/catalogue/types.ts";
import { createRowCheck } from "../checking/check-row.ts";
import type { Finding } from "../checking/finding.ts";
import type { Judge } from "../checking/judge.ts";
import { pictureFault } from "../checking/picture-fault.ts";
import type { FileSource } from "./file-source.ts";
import { readKnown } from "./known.ts";
import type { ProductRow } from "./product-row.ts";
import { readRow } from "./read-row.ts";
import type { Table } from "./read-table.ts";
import { type NamedPicture, readRowPictures } from "./row-pictures.ts";

/** A file of products, judged. */
export interface ProductFile {
  kind: "PRODUCTS";
  file: string;
  rows: readonly ProductRow[];
  /** Name of the face of each row that is sold. */
  faceOf: ReadonlyMap<ProductRow, string>;
  /** Pictures of each row that is sold and has some. */
  picturesOf: ReadonlyMap<ProductRow, readonly CataloguePicture[]>;
  /** Pictures that came in files beside this one. */
  pictures: readonly string[];
}

/** What judges a table of products. */
export interface ProductJudges {
  judge: Judge;
  /** Catalogues that come in before it: it may rest on their categories. */
  catalogues: readonly SeedCatalogue[];
  /** Where pictures beside the table are. */
  source: FileSource;
}

type Note = (column: string, message: string) => void;

const isHash = (face: string): boolean => /^[0-9a-f]{32}$/u.test(face);

interface Face {
  svg?: string;
  fault?: string;
}

/** Names of all pictures in a row: its face, and those beside it. */
const namesIn = ({ face, pictures }: ProductRow): string[] => [
  ...(face === undefined ? [] : [face]),
  ...(pictures?.names ?? []),
];

const readFaces = async (source: FileSource, file: string, rows: readonly ProductRow[]): Promise<Map<string, Face>> => {
  const names = new Set(rows.flatMap(namesIn));
  const faces = new Map<string, Face>();
  for (const name of names) {
    if (isHash(name)) continue;
    const svg = await source.beside(file, name);
    if (svg === undefined) {
      faces.set(name, { fault: `is not a picture that is kept, nor a file beside this one: "${name}"` });
      continue;
    }
    const fault = pictureFault(svg);
    faces.set(name, fault === undefined ? { svg } : { fault });
  }
  return faces;
};

/** Reads a table of products and judges each row; all that is wrong goes to `findings`. */
export const readProducts = async (
  db: Queryable,
  { judge, catalogues, source }: ProductJudges,
  file: string,
  table: Table,
  findings: Finding[],
): Promise<ProductFile> => {
  const noted = new Set<string>();
  const noteIn =
    (row: number): Note =>
    (column, message) => {
      const place = `${row} ${column}`;
      if (noted.has(place)) return;
      noted.add(place);
      findings.push({ file, row, column, message });
    };
  const rows = table.rows.flatMap((cells, index): ProductRow[] => {
    const row = index + 2;
    return cells.every((cell) => cell === "") ? [] : [readRow(table.columns, cells, row, noteIn(row))];
  });
  const known = await readKnown(db, rows.flatMap(namesIn), catalogues);
  const faces = await readFaces(source, file, rows);
  const check = createRowCheck(judge, known, rows);
  const faceOf = new Map<ProductRow, string>();
  const picturesOf = new Map<ProductRow, readonly CataloguePicture[]>();
  const find = (name: string): NamedPicture => {
    if (known.pictures.has(name)) return { hash: name };
    const { svg, fault } = faces.get(name) ?? {};
    return svg === undefined ? { ...(fault !== undefined && { fault }) } : { hash: mediaHash(svg) };
  };
  for (const line of rows) {
    const note = noteIn(line.row);
    check(line, note);
    if (line.sold === false) continue;
    const beside = readRowPictures(judge, line, find, note);
    if (beside) picturesOf.set(line, beside);
    const { svg, fault } = faces.get(line.face ?? "") ?? {};
    const kept =
      line.face === undefined ? known.faces.get(line.brand.slug ?? "") : known.pictures.has(line.face) && line.face;
    const face = svg === undefined ? kept : mediaHash(svg);
    if (face) faceOf.set(line, face);
    else
      note(
        "face",
        fault ?? (line.face === undefined ? "is missing: the brand is new" : "is not a picture that is kept"),
      );
  }
  const pictures = [...faces.values()].flatMap(({ svg }) => svg ?? []);
  findings.sort((one, other) => (one.file === other.file ? (one.row ?? 0) - (other.row ?? 0) : 0));
  return { kind: "PRODUCTS", file, rows, faceOf, picturesOf, pictures };
};
