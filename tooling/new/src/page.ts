import { all, appended, before, type Change } from "./change.ts";
import type { Names } from "./names.ts";

/**
 * A page of a feature: definition, view, words in English, story and
 * test, and where Next draws it. Its route has its paths already.
 */
export const page = ({ kebab, camel, pascal, title }: Names, owner: string): Change => {
  const folder = `packages/${owner}/src/${kebab}-page`;
  const words = `${owner}Messages`;
  const addWords = (text: string): string => {
    const messages = JSON.parse(text) as Record<string, unknown>;
    return `${JSON.stringify({ ...messages, [camel]: { title, lead: `${title}.` } }, null, 2)}\n`;
  };
  return {
    edits: {
      [`packages/${owner}/messages/en.json`]: addWords,
      [`packages/${owner}/index.ts`]: appended(
        `export { ${pascal}Page, ${camel}Metadata } from "./src/${kebab}-page/${kebab}-page.tsx";\n`,
      ),
      [`packages/${owner}/src/pages.ts`]: all(
        before(
          "/** The pages of this package. */",
          `export const ${camel}Page = definePage({
  route: "${camel}",
  hydration: "deferred",
  cache: cachedWith(3600),
  sitemap: "itself",
});

`,
        ),
        (text) => text.replace(/export const pages = \[([^\]]*?),?\s*\];/u, `export const pages = [$1, ${camel}Page];`),
      ),
      "packages/storefront/src/hosting/internal-path.ts": before(
        "  notFound: () =>",
        `  ${camel}: () => "${kebab}/",\n`,
      ),
    },
    files: {
      [`${folder}/${kebab}-page.tsx`]: `import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { ${words} } from "../messages.ts";
import * as styles from "./${kebab}-page.css.ts";

export const ${camel}Metadata = (shop: Shop) => {
  const t = ${words}.in(shop.language);
  return { title: t("${camel}.title"), description: t("${camel}.lead") };
};

/** ${title}. Server component, the same for everybody. */
export const ${pascal}Page = ({ shop }: { shop: Shop }) => {
  const t = ${words}.in(shop.language);
  return (
    <Container className={styles.page}>
      <Heading level={1}>{t("${camel}.title")}</Heading>
      <Text size="lead">{t("${camel}.lead")}</Text>
    </Container>
  );
};
`,
      [`${folder}/${kebab}-page.css.ts`]: `import { vars } from "@giftshop/ui-kit/theme";
import { style } from "@vanilla-extract/css";

export const page = style({
  display: "grid",
  gap: vars.space[6],
  paddingBlock: vars.space[10],
});
`,
      [`${folder}/${kebab}-page.stories.tsx`]: `import { createShop } from "@giftshop/storefront-config";
import type { Meta, StoryObj } from "@storybook/react";
import { ${pascal}Page } from "./${kebab}-page.tsx";

const meta = {
  title: "${owner}/${title} page",
  component: ${pascal}Page,
  args: { shop: createShop("CKUK", "en") },
} satisfies Meta<typeof ${pascal}Page>;

export default meta;

export const Page: StoryObj<typeof meta> = {};
`,
      [`${folder}/${kebab}-page.test.ts`]: `import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { ${camel}Metadata } from "./${kebab}-page.tsx";

test("search engines are told what the page is, in each language of a shop", () => {
  const titles = (["nl", "fr"] as const).map((language) => ${camel}Metadata(createShop("CBBE", language)).title);
  expect(titles.every((title) => title.length > 0)).toBe(true);
});
`,
      [`packages/storefront/src/app/[storefront]/[language]/${kebab}/page.tsx`]: `import { ${pascal}Page, ${camel}Metadata } from "@giftshop/${owner}";
import type { Metadata } from "next";
import { Frame } from "../../../../shell/frame/frame.tsx";
import { pageMetadata } from "../../../../shell/page-metadata.ts";
import { type ShopParameters, shopOf } from "../../../../shell/shop-of.ts";

interface Props {
  params: Promise<ShopParameters>;
}

const place = { route: "${camel}", parameters: {} } as const;

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const shop = await shopOf(params);
  return pageMetadata(shop, place, ${camel}Metadata(shop));
};

export default async function ${pascal}({ params }: Props) {
  const shop = await shopOf(params);
  return (
    <Frame shop={shop} place={place}>
      <${pascal}Page shop={shop} />
    </Frame>
  );
}
`,
    },
  };
};
