import type { Scope } from "../../../platform/graphql/context.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import type { Cart } from "../reading/read-cart.ts";
import { editBasket, judgeLines, lineOf } from "./edit-basket.ts";
import { judgePackage, type PackageInput } from "./judge-package.ts";
import { mergeEqual, writeLines } from "./write-lines.ts";

export interface UpdatePackageInput extends PackageInput {
  packageId: string;
  version: number;
}

/** Enough for the rules, which want a key: an edit has its version. */
export const withoutKey = <T>(input: T) => ({ ...input, idempotencyKey: "an-edit-in-place" });

/**
 * `updatePackage`: what a package is made of, all of it at once; when it is sent stays. A package that is
 * then like another becomes one with it. Throws what `addToBasket` throws for its fields, 2038 and 2040.
 */
export const updatePackage = async (input: UpdatePackageInput, scope: Scope): Promise<Cart> => {
  const { packageId, version } = input;
  const { snapshot } = await readView(scope.services, scope);
  const wanted = await judgePackage(snapshot, withoutKey(input), scope);
  return editBasket(scope, "input.packageId", {
    version,
    adding: wanted.variation.id,
    work: async (client, cart) => {
      const before = lineOf(cart, packageId, "input.packageId", scope);
      // A day of one kind may be none of the other: with it goes the day.
      const plan = before.variation.kind === wanted.variation.kind ? before.plan : undefined;
      const line = { ...before, ...wanted, plan };
      const lines = mergeEqual(cart.lines.map((one) => (one === before ? line : one)));
      const merged = lines.find((one) => one.packageId === line.packageId) ?? line;
      judgeLines(cart, lines, [{ line: merged, prefix: "input" }], scope);
      return writeLines(client, cart, lines);
    },
  });
};
