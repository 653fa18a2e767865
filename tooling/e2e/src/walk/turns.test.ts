import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { walkedOn } from "./turns.ts";

const places = storefronts.flatMap((storefront) => storefront.languages.map((language) => ({ storefront, language })));
const namesOn = (day: number) =>
  walkedOn(day, places).map(({ storefront, language }) => `${storefront.code} ${language}`);

test("each day walks every brand group, one place from right to left, and two others", () => {
  for (let day = 0; day < 366; day += 1) {
    const names = namesOn(day);
    expect(new Set(names).size).toBe(6);
    expect(names).toEqual(expect.arrayContaining(["CBFR fr", "CKUK en", "GCSDE de", "GCSAE ar"]));
  }
});

test("within three weeks every place has had its turn, whenever they begin", () => {
  for (const begin of [0, 100, 344]) {
    const seen = new Set(Array.from({ length: 21 }, (_, index) => namesOn(begin + index)).flat());
    expect(seen.size).toBe(places.length);
  }
});
