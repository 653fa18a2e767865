import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { viewOf } from "../catalogue/snapshot/view.ts";

/**
 * Id of the product that the storefront sells under a path. Throws 2037 where there is none.
 *
 * @param parameter the field that named it
 */
export const locatedProduct = async (scope: Scope, path: string, parameter = "productPath"): Promise<number> => {
  const { snapshot } = await viewOf(scope);
  const product = snapshot.byPath.get(path);
  if (product === undefined) throw new Failure("productNotFound", parameter);
  return product.id;
};
