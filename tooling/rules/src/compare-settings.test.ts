import { expect, test } from "@jest/globals";
import { compareSettings, settingsRead } from "./compare-settings.ts";

const readme = `# Shop

## Settings

| setting | default |
| --- | --- |
| \`CARD_KEY\`, \`SHOP_PORT\` | none |

Checks read \`CHECK_PORT\`.

## Layout

\`OTHER\` is no setting.
`;
const sources = [
  'key: settings.key(\n      "CARD_KEY", "cards"),',
  'const defaults = {\n  shop: ["SHOP_PORT", 1],\n};',
  "Number(process.env.CHECK_PORT ?? 1); process.env.PATH",
];

test("what is read is what is named", () => {
  expect(compareSettings(readme, sources)).toEqual([]);
});

test("a setting that the table lacks, or that nobody reads any more, is a fault", () => {
  expect(compareSettings(readme.replace("`CARD_KEY`, ", ""), sources)).toEqual([
    "CARD_KEY is read, and README.md does not name it",
  ]);
  expect(compareSettings(readme, sources.slice(1))).toEqual(["CARD_KEY is named in README.md, and nobody reads it"]);
});

test("every way of reading one is known", () => {
  const text =
    'readNumber(variables, "ONE", 1); readUrl(variables, "TWO", ""); variables.THREE; source.FOUR || environment.FIVE';
  expect(settingsRead(text).sort()).toEqual(["FIVE", "FOUR", "ONE", "THREE", "TWO"]);
});
