import { all, before, type Change } from "./change.ts";
import type { Names } from "./names.ts";

/**
 * A page of a feature: definition, view, words in English, story and test. Its route has its paths already;
 * where Next draws it is written by `pages` of the storefront.
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
    },
    files: {
      [`${folder}/${kebab}-page.tsx`]: `import type { Shop } from "@giftshop/storefront-config";
import { Container } from "@giftshop/ui-kit/layout";
import { Heading, Text } from "@giftshop/ui-kit/text";
import { ${words} } from "../messages.ts";
import * as styles from "./${kebab}-page.css.ts";

export const ${camel}Metadata = (shop: Shop) => {
  const t = ${words}.in(shop);
  return { title: t("${camel}.title"), description: t("${camel}.lead") };
};

/** ${title}. Server component, the same for everybody. */
export const ${pascal}Page = ({ shop }: { shop: Shop }) => {
  const t = ${words}.in(shop);
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
      [`packages/${owner}/src/pages/${kebab}.tsx`]: `import { defineView } from "@giftshop/page/view";
import { ${pascal}Page, ${camel}Metadata } from "../${kebab}-page/${kebab}-page.tsx";
import { ${camel}Page } from "../pages.ts";

export const view = defineView({
  pages: [${camel}Page],
  metadata: ({ shop }) => ${camel}Metadata(shop),
  view: ({ shop }) => <${pascal}Page shop={shop} />,
});
`,
    },
  };
};
