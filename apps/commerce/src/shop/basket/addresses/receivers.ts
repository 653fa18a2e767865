import { quantityLimits } from "@giftshop/validation";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { editBasket, lineOf } from "../changes/edit-basket.ts";
import { judgeRecipient, type RecipientInput } from "../changes/judge-package.ts";
import { mergeEqual, writeLines } from "../changes/write-lines.ts";
import type { Cart } from "../reading/read-cart.ts";
import { showCart } from "../reading/show-cart.ts";
import type { BasketLine, Recipient } from "../types.ts";

export interface ReceiverInput {
  packageIds: readonly string[];
  version: number;
}

export interface SetReceiverInput extends ReceiverInput {
  recipient: RecipientInput;
}

type Change = (line: BasketLine) => Promise<BasketLine | undefined>;

/** Changes some packages of the basket; those that `change` answers nothing for go. */
const changePackages = ({ packageIds, version }: ReceiverInput, scope: Scope, change: Change): Promise<Cart> =>
  editBasket(scope, "input.packageIds", {
    version,
    work: async (client, cart) => {
      if (packageIds.length === 0) throw new Failure("required", "input.packageIds");
      const touched = new Set(
        packageIds.map((id, index) => lineOf(cart, id, `input.packageIds.${index}`, scope).packageId),
      );
      const lines: BasketLine[] = [];
      for (const line of cart.lines) {
        const changed = touched.has(line.packageId) ? await change(line) : line;
        if (changed) lines.push(changed);
      }
      const merged = mergeEqual(lines);
      // Equal lines become one, and one has 99 pieces at most.
      if (merged.some(({ quantity }) => quantity > quantityLimits.maximum))
        throw new Failure("countLimit", "input.packageIds", showCart(cart, scope));
      return writeLines(client, cart, merged);
    },
  });

/** Judges a receiver once for each kind of gift that is theirs; throws every wrong field once. */
const judgedBy = (input: RecipientInput, scope: Scope) => {
  const known = new Map<string, Promise<Recipient>>();
  return (line: BasketLine): Promise<Recipient> => {
    const { kind } = line.variation;
    const judged = known.get(kind) ?? judgeRecipient(input, kind, scope, "input.recipient");
    known.set(kind, judged);
    return judged;
  };
};

/**
 * `setReceiver`: who gets some packages, where a digital one goes (email) and a printed
 * one (address, or to the buyer). Throws what is wrong with the receiver, 2038 and 2040.
 */
export const setReceiver = (input: SetReceiverInput, scope: Scope): Promise<Cart> => {
  const judge = judgedBy(input.recipient, scope);
  return changePackages(input, scope, async (line) => ({ ...line, recipient: await judge(line) }));
};

/** `resetReceiver`: some packages are for the buyer again. */
export const resetReceiver = (input: ReceiverInput, scope: Scope): Promise<Cart> =>
  changePackages(input, scope, async (line) => ({ ...line, recipient: undefined }));

/** `deleteReceiver`: somebody gets nothing any more; their packages leave the basket. */
export const deleteReceiver = (input: ReceiverInput, scope: Scope): Promise<Cart> =>
  changePackages(input, scope, async () => undefined);
