const features = "^packages/(account|business|catalogue|basket|checkout|redeem|content|gift|doubler)/";
const generated = "(/generated/|/dist/|node_modules|\\.next|storybook-static|/\\.data/)";

const commerce = "^apps/commerce/src/";
const forTests = "(/testing/|\\.test\\.ts$)";

/**
 * What each layer of commerce may import, itself included; tests and their helpers import everything, and
 * only they import helpers.
 */
const layers = {
  entries: "entries|admin|shop|money|platform",
  admin: "admin|shop|money|platform",
  shop: "shop|money|platform",
  money: "money|platform",
  platform: "platform",
};

/**
 * The layers of the house: apps → storefront → features → page, ui-kit,
 * validation, storefront-config, graphql, messages. Never back, never sideways.
 */
export default {
  allowedSeverity: "error",
  allowed: [
    { from: { pathNot: commerce }, to: {} },
    { from: { path: commerce }, to: { pathNot: commerce } },
    { from: { path: [`${commerce}testing/`, forTests] }, to: { path: commerce } },
    ...Object.entries(layers).map(([layer, allowed]) => ({
      from: { path: `${commerce}${layer}/`, pathNot: forTests },
      to: { path: `${commerce}(${allowed})/`, pathNot: forTests },
    })),
  ],
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
      from: { path: "^packages/(account|business|catalogue|basket|checkout|redeem|content|gift|doubler)/" },
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
      from: {
        path: "^packages/(page|ui-kit|validation|storefront-config|graphql|messages|analytics|delivery-date|receivers|doubler-verifier|web-server|checkout-queue)/",
      },
      to: { path: features },
    },
    {
      name: "the-verifier-shares-nothing-with-the-draw",
      comment: "Who checks a draw believes nothing that drew it: neither imports the other, but in tests.",
      severity: "error",
      from: { path: "^packages/doubler-verifier/", pathNot: "(\\.test\\.ts$|/scripts/)" },
      to: { path: "^(apps|packages|tooling)/", pathNot: "^packages/doubler-verifier/" },
    },
    {
      name: "the-draw-shares-nothing-with-the-verifier",
      severity: "error",
      from: { path: "^apps/commerce/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/doubler-verifier/" },
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
      name: "apps-do-not-import-apps",
      severity: "error",
      from: { path: "^apps/(admin|commerce|cb|ck|gcs)/", pathNot: "\\.test\\.ts$" },
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
