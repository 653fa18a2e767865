import type { Change } from "./change.ts";
import type { Names } from "./names.ts";

/**
 * A component with its styles and story, of ui-kit unless a
 * package is named; there with a test, elsewhere stories play.
 */
export const component = ({ kebab, camel, pascal, title }: Names, owner = "ui-kit"): Change => {
  const folder = `packages/${owner}/src/${kebab}`;
  const isKit = owner === "ui-kit";
  const theme = isKit
    ? `import { vars } from "../theme/contract.css.ts";\nimport { kitStyle } from "../theme/kit-style.ts";\n`
    : `import { vars } from "@giftshop/ui-kit/theme";\nimport { style } from "@vanilla-extract/css";\n`;
  return {
    edits: {},
    files: {
      [`${folder}/${kebab}.tsx`]: `import type { ReactNode } from "react";
import * as styles from "./${kebab}.css.ts";

export interface ${pascal}Props {
  children: ReactNode;
}

/** What it is for, in a sentence. */
export const ${pascal} = ({ children }: ${pascal}Props) => <div className={styles.${camel}}>{children}</div>;
`,
      [`${folder}/${kebab}.css.ts`]: `${theme}
export const ${camel} = ${isKit ? "kitStyle" : "style"}({
  display: "grid",
  gap: vars.space[4],
});
`,
      [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from "@storybook/react";
import { ${pascal} } from "./${kebab}.tsx";

const meta = {
  title: "${owner}/${title}",
  component: ${pascal},
  args: { children: "${title}" },
} satisfies Meta<typeof ${pascal}>;

export default meta;

export const Plain: StoryObj<typeof meta> = {};
`,
      ...(isKit && {
        [`${folder}/${kebab}.test.tsx`]: `import { expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { ${pascal} } from "./${kebab}.tsx";

test("it shows what is within", () => {
  render(<${pascal}>${title}</${pascal}>);
  expect(screen.getByText("${title}")).toBeTruthy();
});
`,
      }),
    },
  };
};
