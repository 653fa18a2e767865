import { isIdempotencyKey } from "@giftshop/validation/rules";
import { inTransaction, type PoolClient, pipelined, prepared } from "../../../platform/database/index.ts";
import { Failure, type Problem } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { visitorById } from "../../../platform/graphql/visitor-key.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import type { Snapshot } from "../../catalogue/types.ts";
import { fingerprintOf } from "../fingerprint.ts";
import { mostPackages } from "../limits.ts";
import { openAndRead } from "../lock-cart.ts";
import type { Cart } from "../reading/read-cart.ts";
import { showCart } from "../reading/show-cart.ts";
import type { BasketLine } from "../types.ts";
import { findAddition, hashOf } from "./add-to-basket.ts";
import { judgeLines, lineOf } from "./edit-basket.ts";
import { judgePackage, judgeRecipient, type PackageInput, type RecipientInput, type Wanted } from "./judge-package.ts";
import { fresh, mergeEqual, writeLines } from "./write-lines.ts";

export interface AddPackagesInput {
  idempotencyKey: string;
  version?: number | null | undefined;
  packages: readonly PackageInput[];
}

const writeKey = prepared<Record<never, never>, [number, string, Buffer]>(
  "cart-addition-write",
  "insert into cart_addition (visitor, key, request_hash) values ($1, $2, $3)",
);

interface Press {
  idempotencyKey: string;
  version?: number | null | undefined;
}

/** Carries out what puts something in, once by its key, on the locked basket, which is made on first need. */
const addOnce = async (
  input: Press,
  scope: Scope,
  work: (client: PoolClient, cart: Cart) => Promise<Cart>,
): Promise<Cart> => {
  const { services, visitor } = scope;
  const { idempotencyKey: key, version } = input;
  if (!isIdempotencyKey(key)) throw new Failure("characters", "input.idempotencyKey");
  return inTransaction(services.pool, async (client) => {
    const visitorId = await visitor.ensure(client, true);
    const [cart, before] = await pipelined(
      openAndRead(client, scope, visitorId),
      findAddition(visitorById(visitorId), key, client),
    );
    if (before?.hash.equals(hashOf(input))) return cart;
    if (before !== undefined) throw new Failure("idempotencyKeyReused", "input.idempotencyKey");
    if (version != null && version !== cart.version)
      throw new Failure("basketChanged", "input.version", showCart(cart, scope));
    const changed = await work(client, cart);
    await writeKey.run(client, visitorId, key, hashOf(input));
    return changed;
  });
};

const row = (index: number): string => `input.packages.${index}`;

/** Every row by the rules of its form; throws every wrong field of every row. */
const judgeRows = async (snapshot: Snapshot, input: AddPackagesInput, scope: Scope): Promise<Wanted[]> => {
  const problems: Problem[] = [];
  const judged: Wanted[] = [];
  for (const [index, one] of input.packages.entries()) {
    try {
      judged.push(await judgePackage(snapshot, { ...one, idempotencyKey: input.idempotencyKey }, scope, row(index)));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new Failure(problems);
  return judged;
};

const withFresh = (cart: Cart, added: readonly Wanted[], scope: Scope): BasketLine[] => {
  const rows = added.map((wanted): BasketLine => ({ ...wanted, packageId: fresh }));
  const lines = mergeEqual([...cart.lines, ...rows]);
  // Rows of the table have no id yet: each is judged as what it became.
  const byContent = new Map(lines.map((line) => [fingerprintOf(line).toString("hex"), line]));
  const touched = rows.flatMap((one, index) => {
    const line = byContent.get(fingerprintOf(one).toString("hex"));
    return line ? [{ line, prefix: row(index) }] : [];
  });
  judgeLines(cart, lines, touched, scope);
  return lines;
};

/**
 * `addPackages`: up to 500 packages at once, all or none, each once by the key. Throws by code at row
 * and field (`input.packages.3.value`) what `addToBasket` throws, 1101 and 2039 for none and too many.
 */
export const addPackages = async (input: AddPackagesInput, scope: Scope): Promise<Cart> => {
  const { packages } = input;
  if (packages.length === 0) throw new Failure("required", "input.packages");
  if (packages.length > mostPackages) throw new Failure("basketFull", "input.packages");
  const { snapshot } = await readView(scope.services, scope);
  const rows = await judgeRows(snapshot, input, scope);
  return addOnce(input, scope, async (client, cart) => writeLines(client, cart, withFresh(cart, rows, scope)));
};

export interface CopyPackageInput {
  idempotencyKey: string;
  packageId: string;
  version: number;
  recipient: RecipientInput;
}

/**
 * `copyPackage`: the same gift for another person, once by the key.
 * Throws 2038, 2040, the limits, and what is wrong with the receiver.
 */
export const copyPackage = (input: CopyPackageInput, scope: Scope): Promise<Cart> =>
  addOnce(input, scope, async (client, cart) => {
    const line = lineOf(cart, input.packageId, "input.packageId", scope);
    const recipient = await judgeRecipient(input.recipient, line.variation.kind, scope, "input.recipient");
    const copy: BasketLine = { ...line, recipient, packageId: fresh };
    const lines = mergeEqual([...cart.lines, copy]);
    const added = lines.find((one) => one.packageId === fresh) ?? lines.find((one) => one.packageId === line.packageId);
    judgeLines(cart, lines, [{ line: added ?? copy, prefix: "input" }], scope);
    return writeLines(client, cart, lines);
  });
