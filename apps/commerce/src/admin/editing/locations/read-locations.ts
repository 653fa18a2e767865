import type { SeedLocation } from "@giftshop/seed";
import { isStorefrontCode, type StorefrontCode } from "@giftshop/storefront-config";
import { roundDegrees } from "@giftshop/validation/rules";
import type { LocationRows } from "../../../shop/location/import/write-locations.ts";
import { type Note, under } from "../checking/check-catalogue.ts";
import type { Finding } from "../checking/finding.ts";
import type { Judge } from "../checking/judge.ts";
import { readCells } from "../reading/read-row.ts";
import type { Table } from "../reading/read-table.ts";
import { storefrontRule } from "../rules.ts";
import { createLocationCheck } from "./check-location.ts";
import { locationColumns } from "./columns.ts";

/** Places of one storefront or more, judged. */
export interface LocationFile {
  kind: "LOCATIONS";
  file: string;
  parts: readonly LocationRows[];
}

/** What files of places are judged by. */
export interface LocationJudges {
  judge: Judge;
  /** Products that places may name: `CBFR apple`. */
  sold: ReadonlySet<string>;
}

interface LocationRow {
  storefront: string;
  /** Whether it is open from now on; absent means yes. */
  open?: boolean;
  location: Partial<SeedLocation>;
}

const columnNames = new Map(locationColumns.map(({ name, at }) => [at.at(-1) ?? name, name]));

/**
 * The column that a field comes from: `houseNumber` is `house_number`,
 * `openingHours[2].opens` is `opening_hours`, `texts.ar.city` is `city_ar`.
 */
const columnOf = (path: string): string => {
  const [, language, field = path] = /^texts\.(\w+)\.(\w+)$/u.exec(path) ?? [];
  const column = columnNames.get(/^\w+/u.exec(field)?.[0] ?? field) ?? field;
  return language === undefined ? column : `${column}_${language}`;
};

/**
 * Reads a table of places, each row by itself: those that it
 * does not have stay. All that is wrong goes to `findings`.
 */
export const readLocationTable = (
  { judge, sold }: LocationJudges,
  file: string,
  { columns, rows }: Table,
  findings: Finding[],
): LocationFile => {
  const check = createLocationCheck(judge, sold);
  const read = rows.flatMap((cells, index): LocationRow[] => {
    if (cells.every((cell) => cell === "")) return [];
    const row = index + 2;
    const noted = new Set<string>();
    const note: Note = (path, message) => {
      const column = columnOf(path);
      if (!noted.has(column)) findings.push({ file, row, column, message });
      noted.add(column);
    };
    const line = readCells<LocationRow>({ storefront: "", location: {} }, columns, cells, note);
    const wrong = judge(storefrontRule, line.storefront);
    if (wrong !== undefined) note("storefront", wrong);
    else check(line.storefront, line.location, line.open === false ? () => undefined : note);
    return [line];
  });
  const parts = [...Map.groupBy(read, ({ storefront }) => storefront as StorefrontCode)].map(([storefront, lines]) => {
    // Judged before: nothing that a place needs is missing.
    const placesOf = (open: boolean) =>
      lines.filter((line) => (line.open ?? true) === open).map(({ location }) => location as SeedLocation);
    return { storefront, locations: placesOf(true), gone: placesOf(false) };
  });
  return { kind: "LOCATIONS", file, parts };
};

/**
 * Reads all places of a storefront: those that the list does
 * not have are closed. All that is wrong goes to `note`.
 */
export const readLocationList = (
  { judge, sold }: LocationJudges,
  file: string,
  { storefront, locations }: { storefront?: unknown; locations: readonly object[] },
  note: Note,
): LocationFile | undefined => {
  if (typeof storefront !== "string" || !isStorefrontCode(storefront)) {
    note("storefront", `is not a storefront: "${storefront}"`);
    return undefined;
  }
  const check = createLocationCheck(judge, sold);
  const places = locations.map((location: Partial<SeedLocation>, index) => {
    check(storefront, location, under(note, `locations[${index}]`));
    const { latitude = 0, longitude = 0 } = location;
    return { ...location, latitude: roundDegrees(Number(latitude)), longitude: roundDegrees(Number(longitude)) };
  });
  return { kind: "LOCATIONS", file, parts: [{ storefront, locations: places as SeedLocation[], gone: "others" }] };
};
