import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { storefronts } from "@giftshop/storefront-config";
import type { Plugin } from "esbuild";

/** The rules of `date-holidays`, by country. */
interface Rules {
  holidays: Readonly<Record<string, object>>;
}

/** Time zones as `moment-timezone` packs them: `name|…`, `name|other name`, and `country|name name …`. */
interface Zones {
  zones: readonly string[];
  links: readonly string[];
  countries: readonly string[];
}

type Countries = ReadonlySet<string>;

/** Holidays of one country may be said to be those of another. */
const withReferredTo = ({ holidays }: Rules, countries: Countries): Countries => {
  const referredTo = [
    ...JSON.stringify([...countries].map((country) => holidays[country])).matchAll(/"_days":\[?"(\w+)"/g),
  ];
  const all = new Set([...countries, ...referredTo.map(([, country = ""]) => country)]);
  return all.size === countries.size ? all : withReferredTo({ holidays }, all);
};

const pickRules = (rules: Rules, countries: Countries): Rules => {
  const wanted = withReferredTo(rules, countries);
  const holidays = Object.fromEntries(Object.entries(rules.holidays).filter(([country]) => wanted.has(country)));
  return { ...rules, holidays };
};

const pickZones = (all: Zones, wanted: Countries): Zones => {
  const countries = all.countries.filter((row) => wanted.has(row.split("|")[0] ?? ""));
  const kept = new Set(countries.flatMap((row) => row.split("|")[1]?.split(" ") ?? []));
  const links = all.links.filter((row) => row.split("|").some((name) => kept.has(name)));
  for (const row of links) for (const name of row.split("|")) kept.add(name);
  return { ...all, countries, links, zones: all.zones.filter((row) => kept.has(row.split("|")[0] ?? "")) };
};

/**
 * Takes into the bundle only the holidays of the storefronts' countries, and only their time zones. Those
 * of the rest of the world are a megabyte that every process would take apart when it starts, and keep.
 */
export const ownHolidays = (): Plugin => ({
  name: "own-holidays",
  setup: (build) => {
    const countries = new Set(storefronts.map(({ country }) => country));
    build.onLoad({ filter: /[/\\]date-holidays[/\\]src[/\\]data\.js$/ }, async ({ path }) => {
      const { data }: { data: Rules } = await import(pathToFileURL(path).href);
      return { contents: `export const data = ${JSON.stringify(pickRules(data, countries))};` };
    });
    build.onLoad({ filter: /[/\\]moment-timezone[/\\]data[/\\]packed[/\\]latest\.json$/ }, async ({ path }) => {
      const zones: Zones = JSON.parse(await readFile(path, "utf8"));
      return { contents: JSON.stringify(pickZones(zones, countries)), loader: "json" };
    });
  },
});
