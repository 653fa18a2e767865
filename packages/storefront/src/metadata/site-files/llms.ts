import { listingMetadata } from "@giftshop/catalogue";
import { homeMetadata, loadHome, loadWrittenPage, pageNames, shellTexts } from "@giftshop/content";
import type { Asking } from "@giftshop/page";
import { balanceCheckMetadata } from "@giftshop/redeem";
import type { Shop, WrittenRoute } from "@giftshop/storefront-config";
import { askingFor } from "../../ask-commerce.ts";
import { currentYear } from "../../shell/current-year.ts";
import { originOf } from "../page-metadata.ts";

interface Entry {
  href: string;
  title: string;
  description: string;
}

/** Markdown would take these for its own. */
const plain = (text: string): string => text.replace(/([\\[\]*_`<>])/g, "\\$1").replace(/\s+/g, " ");

const line = (shop: Shop, { href, title, description }: Entry): string =>
  `- [${plain(title)}](${originOf(shop)}${href}): ${plain(description)}`;

/** Written pages that say what the shop does, and under which terms. */
const written = [
  "givingMoments",
  "business",
  "blog",
  "helpdesk",
  "contact",
  "delivery",
  "terms",
] as const satisfies readonly WrittenRoute[];

/** Written pages among them that are published, each address once. */
const writtenEntries = async (asking: Asking): Promise<Entry[]> => {
  const found = await Promise.all(
    written.map(async (route) => {
      const page = await loadWrittenPage(asking, route, "");
      return page ? [{ href: asking.shop.link(route), ...page.metadata }] : [];
    }),
  );
  return [...new Map(found.flat().map((entry) => [entry.href, entry])).values()];
};

/**
 * `llms.txt` (llmstxt.org): what this shop is and where things are,
 * in its own words, for programs that read on somebody's behalf.
 */
export const llmsFile = async (shop: Shop): Promise<string> => {
  const asking = { shop, ask: askingFor(shop) };
  const { totalItems } = await loadHome(asking);
  const { name, organisation } = shop.storefront;
  const { footer } = shellTexts(shop, currentYear(shop));
  const names = pageNames(shop);
  const home = homeMetadata(shop, totalItems);
  const pages: Entry[] = [
    { href: shop.link("listing"), ...listingMetadata(shop, { page: 1, totalItems }), title: names.listing },
    { href: shop.link("balanceCheck"), ...balanceCheckMetadata(shop), title: names.balanceCheck },
    ...(await writtenEntries(asking)),
  ];
  return [
    `# ${plain(name)}`,
    "",
    `> ${plain(home.description)}`,
    "",
    plain(footer.cutOff),
    "",
    `## ${plain(footer.shop)}`,
    "",
    ...pages.map((page) => line(shop, page)),
    "",
    `## ${plain(footer.contact)}`,
    "",
    `- [${organisation.email}](mailto:${organisation.email})`,
    `- [${organisation.phone}](tel:${organisation.phone.replaceAll(" ", "")})`,
    "",
  ].join("\n");
};
