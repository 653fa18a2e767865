import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { folderOf, type Page } from "@giftshop/page";
import { routeNames } from "@giftshop/storefront-config";
import { features } from "../src/features.ts";

// After a page was defined: the list of routes that have one,
// which links are typed by, and the folder that Next wants for it.

const app = new URL("../src/app/[storefront]/[language]/", import.meta.url);

/**
 * What is never kept Next draws for each request; of the rest it makes each page when it is first asked for.
 */
const mode = ({ cache }: Page): string =>
  cache.lifetime === 0 ? "export const revalidate = 0;" : "export const generateStaticParams = () => [];";

const sourceOf = (
  feature: string,
  page: Page,
): string => `import { view } from "@giftshop/${feature}/pages/${folderOf(page)}";
import { pageModule } from "../../../../../page-module.tsx";

const { Page, generateMetadata } = pageModule(view);
${mode(page)}
export { generateMetadata, Page as default };
`;

for (const [feature, pages] of Object.entries(features)) {
  for (const page of pages) {
    const folder = new URL(`${folderOf(page)}/[address]/`, app);
    const file = new URL("page.tsx", folder);
    if (existsSync(file)) continue;
    await mkdir(folder, { recursive: true });
    await writeFile(file, sourceOf(feature, page));
  }
}

const served = new Set(Object.values(features).flatMap((pages) => pages.map(({ route }) => route)));
const list = `// Made from the pages of the features by \`pnpm --filter @giftshop/storefront pages\`.
import type { RouteName } from "./route-names.ts";

/** Routes that have a page. */
export const servedRoutes = [
${routeNames
  .filter((route) => served.has(route))
  .map((route) => `  "${route}",\n`)
  .join("")}] as const satisfies readonly RouteName[];
`;
await writeFile(new URL("../../storefront-config/src/routes/served-route-names.ts", import.meta.url), list);
