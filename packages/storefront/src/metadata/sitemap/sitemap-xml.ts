/**
 * Addresses in one file. The protocol allows 50,000; a smaller file is fetched, and made again, more quickly.
 */
export const addressesPerFile = 500;

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

const documentOf = (root: string, entry: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...addresses.map((address) => `<${entry}><loc>${escapeXml(address)}</loc></${entry}>`),
    `</${root}>\n`,
  ].join("\n");

/** The parts that so many addresses are spread over, counted from 1. */
export const partsFor = (count: number, perFile = addressesPerFile): number[] =>
  Array.from({ length: Math.max(1, Math.ceil(count / perFile)) }, (_, index) => index + 1);

/** The index, which names the files (sitemaps.org protocol). */
export const sitemapIndex = (files: readonly string[]): string => documentOf("sitemapindex", "sitemap", files);

/** One file of addresses, or `undefined` past the last. `part` counts from 1. */
export const sitemapPart = (
  addresses: readonly string[],
  part: number,
  perFile = addressesPerFile,
): string | undefined => {
  const own = addresses.slice((part - 1) * perFile, part * perFile);
  return own.length > 0 ? documentOf("urlset", "url", own) : undefined;
};
