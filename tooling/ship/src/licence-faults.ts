/** Licences by which anybody may ship what they cover, with a notice at most. */
const free: ReadonlySet<string> = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "Python-2.0",
  "PSF-2.0",
  "Unlicense",
  "WTFPL",
  "Zlib",
  // Its own files stay under it, what uses them does not come under it.
  "MPL-2.0",
]);

/** Packages that were looked at one by one, and why they may stand. */
const lookedAt: Readonly<Record<string, string>> = {
  "@img/sharp-libvips-linux-x64": "LGPL: a library of its own, linked when it runs, of development alone",
  "@img/sharp-libvips-linux-arm64": "the same",
  "require-like": "MIT, as its readme says; its manifest does not",
};

/** Packages by their licence, as `pnpm licenses list --json` answers them. */
export type Licences = Readonly<Record<string, readonly { name: string; versions?: readonly string[] }[]>>;

/** Whether an expression of SPDX leaves us a free way: one side of an `OR`, both of an `AND`. */
export const isFree = (expression: string): boolean => {
  const bare = expression.replace(/^\((.*)\)$/u, "$1");
  if (bare.includes(" OR ")) return bare.split(" OR ").some(isFree);
  return bare.split(" AND ").every((one) => free.has(one.replace(/[()]/gu, "").trim()));
};

/** Packages whose licence nobody has judged. */
export const licenceFaults = (licences: Licences): string[] =>
  Object.entries(licences)
    .filter(([licence]) => !isFree(licence))
    .flatMap(([licence, packages]) => packages.map(({ name }) => ({ licence, name })))
    .filter(({ name }) => !Object.hasOwn(lookedAt, name))
    .map(({ licence, name }) => `${name}: ${licence}`);
