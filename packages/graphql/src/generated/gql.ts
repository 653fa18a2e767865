/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  fragment ProductCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    inStock\n    minPrice {\n      currency\n      value\n    }\n  }\n": typeof types.ProductCardFragmentDoc,
};
const documents: Documents = {
    "\n  fragment ProductCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    inStock\n    minPrice {\n      currency\n      value\n    }\n  }\n": types.ProductCardFragmentDoc,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ProductCard on Product {\n    id\n    title\n    path\n    image {\n      url\n      alt\n    }\n    backgroundColor\n    showHand\n    showShadow\n    productType\n    inStock\n    minPrice {\n      currency\n      value\n    }\n  }\n"): typeof import('./graphql.ts').ProductCardFragmentDoc;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
