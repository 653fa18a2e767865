import { createHash } from "node:crypto";
import type { CodegenConfig } from "@graphql-codegen/cli";
import { type DocumentNode, Kind } from "graphql";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

const config: CodegenConfig = {
  schema: "schema.graphql",
  documents: ["../*/src/**/*.{ts,tsx}", "!../graphql/src/generated/**", "!../*/src/**/*.test.{ts,tsx}"],
  ignoreNoDocuments: true,
  generates: {
    "src/generated/": {
      preset: "client",
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: "readFragment" },
        // Pages send 64 characters; what they stand for is in persisted-documents.json, which commerce reads.
        persistedDocuments: { mode: "replaceDocumentWithHash", hashAlgorithm: (text: string) => sha256(text) },
        onExecutableDocumentNode: ({ definitions }: DocumentNode) => {
          const made = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
          return { operation: made?.operation, name: made?.name?.value };
        },
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
