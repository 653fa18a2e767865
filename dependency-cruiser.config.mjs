const features = "^packages/(catalogue|basket|checkout|redeem|content)/";
const generated = "(/generated/|/dist/|node_modules|\\.next|storybook-static|/\\.data/)";

/** The layers of the house: apps → storefront → features → ui-kit, validation, storefront-config, graphql, messages. Never back, never sideways. */
export default {
  forbidden: [
    {
      name: "no-circles",
      comment: "Of types neither: whoever reads one file should not have to read the other first.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "features-stand-alone",
      comment: "Two features meet through a contract without React, not by importing each other.",
      severity: "error",
      from: { path: "^packages/(catalogue|basket|checkout|redeem|content)/" },
      to: { path: features, pathNot: "^packages/$1/" },
    },
    {
      name: "nothing-imports-the-shell",
      severity: "error",
      from: { path: "^packages/(?!storefront/)" },
      to: { path: "^(packages/storefront/|apps/)" },
    },
    {
      name: "foundations-know-no-feature",
      severity: "error",
      from: { path: "^packages/(ui-kit|validation|storefront-config|graphql|messages|analytics)/" },
      to: { path: features },
    },
    {
      name: "ui-kit-knows-no-domain",
      severity: "error",
      from: { path: "^packages/ui-kit/" },
      to: { path: "^packages/(?!ui-kit/)" },
    },
    {
      name: "packages-through-their-face",
      comment: "Another package is imported by its name and its exports, not by a path into it.",
      severity: "error",
      from: { path: "^(apps|packages|tooling)/([^/]+)/" },
      to: { path: "^(apps|packages|tooling)/([^/]+)/", pathNot: "^$1/$2/", dependencyTypes: ["local"] },
    },
    {
      name: "money-core-stands-alone",
      comment: "ledger, giftcard, payment and order import nothing of the rest of commerce but its plumbing.",
      severity: "error",
      from: { path: "^apps/commerce/src/(ledger|giftcard|payment|order)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^apps/commerce/src/(catalogue|content|search|basket|checkout|redeem|doubler|account|business|mail)/",
      },
    },
    {
      name: "apps-do-not-import-apps",
      severity: "error",
      from: { path: "^apps/(commerce|cb|ck|gcs)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "production-without-tooling",
      severity: "error",
      from: {
        path: "^(apps|packages)/",
        pathNot: "(\\.test\\.tsx?|\\.stories\\.tsx|/seed\\.ts|/test/|/testing/|apps/storybook/|scripts/)",
      },
      to: { path: "^tooling/", dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: generated },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
