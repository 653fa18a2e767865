import { getStorefront, linkTo, routeNames } from "@giftshop/storefront-config";
import { menuRoutes } from "@giftshop/validation/store";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../../platform/database/index.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { importMenus } from "./import-menus.ts";
import { judgePart } from "./judge-part.ts";
import { keepDraft, lockStore, publishDraft } from "./versions.ts";

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices();
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const words = (text: string) => ({ en: text, fr: `${text} (fr)` });
const menus = {
  footer: [
    {
      title: words("Shop"),
      items: [
        { text: words("Cards"), to: "route:listing" },
        { text: words("Draw"), to: "route:doubler" },
        { text: words("Ideas"), to: "/blog/ideas/" },
      ],
    },
    { title: words("Nothing"), items: [{ text: words("Draw"), to: "route:doubler" }] },
  ],
  business: { title: words("Business"), items: [{ text: words("Write"), to: "mailto:b@shop.example" }] },
  phone: "+1 555 0100",
};

const document = `query ($userData: UserDataInput!) { storeData(userData: $userData) { data {
  paymentIcons { name url alt }
  menus { footerMenu { menuItems { title menuItems { title path { href type } } } }
    businessMenu { title menuItems { title path { href type } } } phone }
  mainLogo { url alt } footerLogo { url alt }
  countriesCombinations { country url languagesCombinations { languageCode isDefault currency } }
  warnings { place text } popUp { key title text image { url } link { title path { href } } }
  redirects { from to } switches { languageSwitcher homeVersion }
} errors { code } } }`;
const read = async (language = "en") => (await server.client("CBCA", language).ask(document)).data.storeData.data;

const publish = (part: "POP_UP" | "WARNINGS" | "REDIRECTS" | "COUNTRIES" | "FOOTER", said: object) =>
  inTransaction(services.pool, async (client) => {
    await lockStore(client, "CBCA");
    await keepDraft(client, { storefront: "CBCA", part }, said, services.clock.now());
    return publishDraft(services, client, { storefront: "CBCA", part });
  });

test("a storefront that nobody has edited says what its record does", async () => {
  const store = await read();
  const { paymentLogos, organisation, name } = getStorefront("CBCA");
  expect(store.paymentIcons.map((icon: { name: string }) => icon.name)).toEqual(paymentLogos);
  expect(store.menus.phone).toBe(organisation.phone);
  expect([store.mainLogo.alt, store.mainLogo.url]).toEqual([name, expect.stringContaining("/marks/")]);
  expect(store.countriesCombinations.find(({ country }: { country: string }) => country === "CA")).toMatchObject({
    languagesCombinations: [
      { languageCode: "en", isDefault: true, currency: "CAD" },
      { languageCode: "fr", isDefault: false, currency: "CAD" },
    ],
  });
  expect([store.warnings, store.popUp, store.redirects]).toEqual([[], null, []]);
});

test("menus come with the seed, in the language that is asked; pages that the storefront has not are left out", async () => {
  expect(await importMenus(services, "CBCA", menus)).toBe(1);
  expect(await importMenus(services, "CBCA", menus)).toBe(0);
  expect((await read("fr")).menus).toEqual({
    footerMenu: {
      menuItems: [
        {
          title: "Shop (fr)",
          menuItems: [
            { title: "Cards (fr)", path: { href: "/ca/fr/carte-cadeau/", type: "relative" } },
            { title: "Ideas (fr)", path: { href: "/ca/fr/blog/ideas/", type: "relative" } },
          ],
        },
      ],
    },
    businessMenu: {
      title: "Business (fr)",
      menuItems: [{ title: "Write (fr)", path: { href: "mailto:b@shop.example", type: "absolute" } }],
    },
    phone: "+1 555 0100",
  });
  expect(await importMenus(services, "CBCA", { ...menus, phone: "+1 555 0199" })).toBe(1);
  expect((await read()).menus.phone).toBe("+1 555 0199");
});

test("what was published is shown, and tells every page of the storefront; a pop-up takes its printed address along", async () => {
  const popUp = {
    shown: true,
    title: words("Spring"),
    text: words("Now."),
    image: null,
    link: { text: words("See"), to: "route:choiceCard" },
  };
  const purges = async () =>
    (await services.ownerPool.query("select count(*)::int as n from pgboss.job where name = 'storefront-purge'"))
      .rows[0].n;
  const before = await purges();
  expect(await publish("POP_UP", popUp)).toBe(true);
  expect(await purges()).toBeGreaterThan(before);
  const first = await read("fr");
  expect(first.popUp).toMatchObject({ title: "Spring (fr)", link: { title: "See (fr)" } });
  expect(first.redirects).toContainEqual({ from: "/ca/fr/promo/", to: first.popUp.link.path.href });
  await publish("POP_UP", popUp);
  expect((await read("fr")).popUp.key).not.toBe(first.popUp.key);
  await publish("COUNTRIES", { hidden: ["FR"] });
  await publish("WARNINGS", {
    site: { shown: true, text: words("Strike") },
    redeem: { shown: true, text: {} },
    checkout: { shown: false, text: words("x") },
  });
  const store = await read();
  expect(store.warnings).toEqual([
    { place: "SITE", text: "Strike" },
    { place: "REDEEM", text: null },
  ]);
  expect(store.countriesCombinations.map(({ country }: { country: string }) => country)).not.toContain("FR");
});

const faults = async (part: Parameters<typeof judgePart>[1], said: unknown) => {
  const found: string[] = [];
  await judgePart(getStorefront("CBCA"), part, said, (column, message) => found.push(`${column} ${message}`));
  return found;
};

test("what is said has a shape, words in each language, and leads to what there is", async () => {
  const linked = (to: string, text: object = words("a")) => ({
    ...menus,
    footer: [{ title: words("Shop"), items: [{ text, to }] }],
  });
  expect(await faults("MENUS", linked("route:listing"))).toEqual([]);
  expect(await faults("MENUS", linked("route:listing", { en: "a" }))).toEqual([
    "footer[0].items[0].text.fr is missing",
  ]);
  expect(await faults("MENUS", linked("route:doubler"))).toEqual([
    "footer[0].items[0].to is not a page of this storefront",
  ]);
  for (const to of ["javascript:alert(1)", "//evil.example/", "http://a.example/", "route:product"])
    expect(await faults("MENUS", linked(to))).toEqual([
      "footer[0].items[0].to has characters that do not belong there",
    ]);
  expect(await faults("FOOTER", { paymentIcons: ["visa", "visa", "gold"], mainLogo: null, footerLogo: null })).toEqual([
    "paymentIcons[1] is there twice",
    "paymentIcons[2] is not paid with here",
  ]);
  expect(await faults("COUNTRIES", { hidden: ["CA", "ZZ"] })).toEqual([
    "hidden[0] is the storefront's own country",
    "hidden[1] has no storefront",
  ]);
  expect(
    await faults("POP_UP", { shown: true, title: words("a"), text: {}, image: null, link: { text: {}, to: "" } }),
  ).toEqual(["text.en is missing", "text.fr is missing"]);
});

test("redirects neither loop nor chain, nor leave the storefront, nor stand before a page", async () => {
  const of = (...pairs: [string, string][]) =>
    faults("REDIRECTS", { redirects: pairs.map(([from, to]) => ({ from, to })) });
  const storefront = getStorefront("CBCA");
  const [listing, contact] = [linkTo(storefront, "en", "listing"), linkTo(storefront, "en", "contact")];
  expect(await of(["/ca/old/", listing], ["/ca/fr/vieux.html", "/ca/fr/carte-cadeau/"])).toEqual([]);
  expect(await of([listing, contact])).toContain("redirects[0].from is a page of the shop");
  expect(await of(["/old/", listing])).toEqual(["redirects[0].from is not an address of this storefront"]);
  expect(await of(["/ca/old/", "https://evil.example/"])).toEqual([
    "redirects[0].to has characters that do not belong there",
  ]);
  expect(await of(["/ca/old/", "//evil.example/"])).toHaveLength(1);
  expect(await of(["/ca/old/", "/au/gift-card/"])).toEqual(["redirects[0].to leads to no page of this storefront"]);
  expect(await of(["/ca/a-b/", "/ca/c-d/"], ["/ca/c-d/", listing])).toEqual(["redirects[0].to is sent on itself"]);
  expect(await of(["/ca/a-b/", "/ca/a-b/"])).toEqual(["redirects[0].to is sent on itself"]);
  expect(await of(["/ca/a-b/", listing], ["/ca/a-b", listing])).toContain("redirects[0].from is there twice");
  expect(await of(["/ca/old/", listing.slice(0, -1)])).toEqual([`redirects[0].to is written otherwise: ${listing}`]);
});

test("a menu offers pages that there are", () => {
  const known: readonly string[] = routeNames;
  expect(menuRoutes.filter((route) => !known.includes(route))).toEqual([]);
});
