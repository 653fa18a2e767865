import { expect, test } from "@jest/globals";
import { publishedEntry, publishedManifest } from "./manifest.ts";

const context = {
  versions: new Map([["@giftshop/ui-kit", "1.2.0"]]),
  catalog: { react: "19.3.1", yup: "1.7.1" },
};

const source = {
  name: "@giftshop/basket",
  version: "1.0.0",
  private: true,
  exports: { ".": "./index.ts", "./pages/*": "./src/pages/*.tsx", "./messages/*.json": "./messages/*.json" },
  dependencies: { "@giftshop/ui-kit": "workspace:^", react: "catalog:", yup: "catalog:" },
  devDependencies: { typescript: "catalog:" },
  scripts: { types: "tsc" },
  sideEffects: ["**/*.css.ts", "**/push.ts"],
};

test("an entry is its declarations and its module; what is no source stays what it is", () => {
  expect(publishedEntry("./src/theme/contract.css.ts")).toEqual({
    types: "./dist/src/theme/contract.css.d.ts",
    default: "./dist/src/theme/contract.css.js",
  });
  expect(publishedEntry("./schema.graphql")).toBe("./dist/schema.graphql");
});

test("the manifest has nothing of the repository's own", () => {
  expect(publishedManifest(source, context)).toEqual({
    name: "@giftshop/basket",
    version: "1.0.0",
    license: "UNLICENSED",
    files: ["dist"],
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./pages/*": { types: "./dist/src/pages/*.d.ts", default: "./dist/src/pages/*.js" },
      "./messages/*.json": "./dist/messages/*.json",
      "./package.json": "./package.json",
    },
    sideEffects: ["**/*.css", "**/*.css.js", "**/*.css.ts", "**/push.js"],
    dependencies: { "@giftshop/ui-kit": "^1.2.0", yup: "^1.7.1" },
    peerDependencies: { react: "^19.3.1" },
  });
});

test("a package that nobody knows a version of is not published with a word of the workspace", () => {
  const unknown = { ...source, dependencies: { "@giftshop/new": "workspace:^" } };
  expect(() => publishedManifest(unknown, context)).toThrow("Nobody knows a version of @giftshop/new.");
});
