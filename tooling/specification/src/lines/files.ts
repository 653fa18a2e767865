/** Where most proofs stand. */
const commerce = "apps/commerce/src/";
const shop = `${commerce}shop/`;
const money = `${commerce}money/`;
const config = "packages/storefront-config/src/";
const journeys = "tooling/e2e/journeys/";
const rules = "packages/validation/src/rules/";
const shell = "packages/storefront/src/shell/";

export const files = { commerce, shop, money, config, journeys, rules, shell } as const;
