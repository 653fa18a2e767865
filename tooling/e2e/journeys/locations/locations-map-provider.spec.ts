import { variablesOf } from "@giftshop/start";
import { expect, test } from "../../src/fixtures/test.ts";
import { type StyleServer, startStyleServer } from "../../src/outside/style-server.ts";
import { findProduct } from "../../src/shop/catalogue.ts";
import { originOf, type Visit } from "../../src/shop/visit.ts";
import { visitorsBehindProxy } from "../../src/stack/environment.ts";
import { dataFolder, furtherPort, ports } from "../../src/stack/shared-stack.ts";
import { startStorefrontProcess } from "../../src/stack/storefront-process.ts";

// One process and one provider for all of them, who is asked to fail in between.
test.describe.configure({ mode: "serial" });

let provider: StyleServer;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  provider = await startStyleServer();
  const environment = { ...process.env, ...visitorsBehindProxy };
  const variables = await variablesOf({ dataDirectory: dataFolder, ports, environment });
  stop = await startStorefrontProcess(variables, furtherPort, { MAP_STYLE_URL: provider.styleUrl });
});
test.afterAll(async () => {
  await stop();
  await provider.close();
});
test.beforeEach(async ({ page, visit }) => {
  provider.forget();
  // A page that the test hands over has no address, and the provider
  // is on this machine, which a page of nowhere may not call.
  await page.context().grantPermissions(["local-network-access"]);
  // The page comes from the process that knows a provider,
  // at the shop's own address: commerce answers no other.
  const own = originOf(visit("CBFR").shop);
  await page.context().route(`${own}/**`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const { host, pathname, search } = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host };
    const url = `http://localhost:${furtherPort}${pathname}${search}`;
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
});

const words = (visit: Visit) => visit.words("catalogue/locations");
const map = ({ page }: Visit) => page.locator(".maplibregl-canvas");
const showMap = (visit: Visit) => visit.page.getByRole("button", { name: words(visit)("map.show"), exact: true });
const list = (visit: Visit) => visit.page.getByRole("list", { name: words(visit)("finder.list"), exact: true });

const openPlaces = async (visit: Visit) => {
  const { path: product } = await findProduct("CBFR", ({ locationCount }) => locationCount > 16);
  return visit.page.goto(visit.address("productLocations", { product }));
};

test("nobody but us is asked before the visitor agrees, and the provider by name from then on", {
  tag: ["@catalogue", "@all"],
}, async ({ visit: walkIn }) => {
  const visit = walkIn("CBFR");
  const answer = await openPlaces(visit);
  const policy = answer?.headers()["content-security-policy"] ?? "";
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/));
  const opened = directives.filter((sources) => sources.includes(provider.origin)).map(([name]) => name);
  expect(opened.sort()).toEqual(["connect-src", "img-src"]);
  const ofVideos = ["frame-src", "media-src"];
  const others = directives.filter(([name = ""]) => !ofVideos.includes(name)).flatMap(([, ...sources]) => sources);
  expect(others.filter((source) => /^https?:|\*/.test(source) && source !== provider.origin)).toEqual([]);

  await expect(showMap(visit)).toBeVisible();
  await expect(visit.page.getByText(words(visit)("map.consent", { provider: "localhost" }))).toBeVisible();
  await visit.page.waitForLoadState("networkidle");
  expect(provider.asked).toEqual([]);
  await showMap(visit).click();
  await expect(map(visit)).toBeVisible();
  for (const path of ["/style.json", "/towns.json", "/tiles/", "/glyphs/Test Sans Regular/"]) {
    await expect.poll(() => provider.asked.some((asked) => asked.startsWith(path)), path).toBe(true);
  }

  // Asked once: the next page draws it by itself, as soon as somebody looks at it.
  provider.forget();
  await visit.page.reload();
  await expect(map(visit)).toBeVisible();
  await expect.poll(() => provider.asked).toContain("/style.json");
});

test("agreed to or not, nothing is fetched for a map that nobody looks at", { tag: "@all" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  await visit.page.setViewportSize({ width: 390, height: 844 });
  await openPlaces(visit);
  const asMap = visit.page.getByRole("button", { name: words(visit)("finder.asMap"), exact: true });
  await asMap.click();
  await showMap(visit).click();
  await expect(map(visit)).toBeVisible();
  // The map is on the page before its question has reached the provider.
  await expect.poll(() => provider.asked).toContain("/style.json");
  provider.forget();
  await visit.page.reload();
  await expect(list(visit).getByRole("listitem")).toHaveCount(16);
  await visit.page.waitForLoadState("networkidle");
  // Every map begins with its style; tiles of the one before may still have been on their way.
  expect(provider.asked).not.toContain("/style.json");
  await asMap.click();
  await expect(map(visit)).toBeVisible();
  await expect.poll(() => provider.asked).toContain("/style.json");
});

test("a provider that fails leaves the list and says so; it is asked again on the press", { tag: "@all" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  provider.fail(true);
  await openPlaces(visit);
  await showMap(visit).click();
  const word = visit.page.getByRole("status").filter({ hasText: words(visit)("map.failed") });
  await expect(word).toBeVisible();
  await expect(list(visit).getByRole("listitem")).toHaveCount(16);
  provider.fail(false);
  await word.getByRole("button", { name: words(visit)("finder.retry") }).click();
  await expect(map(visit)).toBeVisible();
});

test("on a phone the map that was asked for again is in sight when it stands", { tag: "@all" }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  await visit.page.setViewportSize({ width: 390, height: 844 });
  provider.fail(true);
  await openPlaces(visit);
  const asMap = visit.page.getByRole("button", { name: words(visit)("finder.asMap"), exact: true });
  await asMap.click();
  await showMap(visit).click();
  const word = visit.page.getByRole("status").filter({ hasText: words(visit)("map.failed") });
  await expect(word).toBeVisible();
  await expect(asMap).toHaveAttribute("aria-pressed", "false");
  provider.fail(false);
  await word.getByRole("button", { name: words(visit)("finder.retry") }).click();
  await expect(asMap).toHaveAttribute("aria-pressed", "true");
  await expect(map(visit)).toBeVisible();
});
