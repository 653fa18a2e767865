import type { CodegenConfig } from "@graphql-codegen/cli";

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: ["../*/src/**/*.{ts,tsx}", "!../graphql/src/generated/**", "!../*/src/**/*.test.{ts,tsx}"],
  ignoreNoDocuments: true,
  generates: {
    "src/generated/": {
      preset: "client",
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: "readFragment" },
        persistedDocuments: { hashAlgorithm: "sha256" },
      },
      config: {
        documentMode: "string",
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
