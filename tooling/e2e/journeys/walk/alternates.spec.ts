import { expect, test } from "@playwright/test";
import { originOf } from "../../src/shop/visit.ts";
import { ask, headOf, type PageHead } from "../../src/walk/page-text.ts";
import { nameOf, pagesOf, walked } from "../../src/walk/places.ts";

type HeadAt = (address: string) => Promise<PageHead>;

const origins = walked.map(({ shop }) => originOf(shop));

/**
 * Whether an address is one of a storefront that is walked: the
 * others are proven as data (`alternates.test.ts` of the storefront).
 */
const isWalked = (address: string): boolean => origins.includes(new URL(address).origin);

/** What is wrong with the partners of an indexed page, one line each. */
const partnerFaults = async (headAt: HeadAt, address: string, locale: string): Promise<string[]> => {
  const { alternates } = await headAt(address);
  const faults: string[] = [];
  if (alternates[locale] !== address) faults.push(`${address} does not name itself`);
  if (!alternates["x-default"]) faults.push(`${address} has no default`);
  for (const [tag, partner] of Object.entries(alternates)) {
    if (!isWalked(partner)) continue;
    const theirs = await headAt(partner);
    if (theirs.canonical !== partner) faults.push(`${address} names ${partner} (${tag}), which is not canonical`);
    if (theirs.alternates[locale] !== address) faults.push(`${partner} does not name ${address} in return`);
  }
  return faults;
};

for (const place of walked) {
  test(`${nameOf(place)}: a page and its partners in other countries and languages name one another`, async ({
    request,
  }) => {
    const heads = new Map<string, Promise<PageHead>>();
    const headAt: HeadAt = (address) => {
      const head = heads.get(address) ?? ask(request, address).then(({ html }) => headOf(html));
      heads.set(address, head);
      return head;
    };
    const faults: string[] = [];
    for (const { address } of await pagesOf(place)) {
      const { indexed, alternates } = await headAt(address);
      if (indexed) faults.push(...(await partnerFaults(headAt, address, place.shop.locale)));
      else if (Object.keys(alternates).length > 0) faults.push(`${address} is not indexed and has partners`);
    }
    expect(faults).toEqual([]);
    expect(heads.size).toBeGreaterThan(10);
  });
}
