import { operations } from "../generated/operations.ts";

const documents = /\bgraphql\(`\s*(?:((query|mutation) (\w+))[^`]*|fragment [^`]*)`\)/g;

/**
 * A module with what `graphql()` would give in the place of each of its calls: kind, name and hash of
 * an operation, nothing of a fragment. No page then carries texts, or the table of all operations (9 kB).
 *
 * @throws for an operation that is not generated
 */
export const withKnownOperations = (code: string): string =>
  code.replace(documents, (_, named?: string, operation?: string, name?: string) => {
    if (named === undefined) return "({})";
    const hash = operations[named];
    if (hash === undefined) throw new Error(`${named} is unknown: run \`pnpm --filter @giftshop/graphql generate\`.`);
    return `(${JSON.stringify({ __meta__: { operation, name, hash } })})`;
  });
