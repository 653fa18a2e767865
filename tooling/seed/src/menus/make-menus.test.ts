import { storefronts } from "@giftshop/storefront-config";
import { validate } from "@giftshop/validation";
import { storeSchemas } from "@giftshop/validation/store";
import { expect, test } from "@jest/globals";
import { makeMenus } from "./make-menus.ts";

test.each(storefronts.map((storefront) => [storefront.code, storefront] as const))(
  "%s has menus in each of its languages",
  async (_, storefront) => {
    const menus = makeMenus(storefront);
    expect(await validate(storeSchemas.MENUS, menus)).toMatchObject({ ok: true });
    for (const { title, items } of [...menus.footer, menus.business])
      for (const words of [title, ...items.map(({ text }) => text)])
        expect(Object.keys(words).filter((language) => words[language])).toEqual([...storefront.languages]);
  },
);
