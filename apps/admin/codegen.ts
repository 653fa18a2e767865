import { fileURLToPath } from "node:url";
import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: fileURLToPath(import.meta.resolve("@giftshop/graphql/staff.graphql")),
  documents: ["src/**/*.{ts,tsx}", "!src/**/*.test.tsx", "!src/generated/**"],
  ignoreNoDocuments: true,
  generates: {
    "src/generated/": {
      preset: "client",
      presetConfig: { fragmentMasking: { unmaskFunctionName: "readFragment" } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        avoidOptionals: { field: true },
        scalars: { ID: "string" },
        strictScalars: true,
        importExtension: ".ts",
        emitLegacyCommonJSImports: false,
      },
    },
  },
};

// Read by the code generator, which wants a default export.
// biome-ignore lint/style/noDefaultExport: see above
export default config;
