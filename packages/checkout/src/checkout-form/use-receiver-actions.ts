import { CommerceUnavailable } from "@giftshop/graphql";
import { useSend } from "@giftshop/graphql/react";
import type { Outcome, ReceiverActions } from "@giftshop/receivers/dialog";
import {
  CopyBasketPackage,
  DeleteBasketReceiver,
  ResetBasketReceiver,
  SetBasketReceiver,
} from "./change-basket-receiver.mutations.ts";

/**
 * Changes of the receivers of the basket that is being ordered.
 *
 * @param version of the basket that is shown
 * @param reload asks for the basket again
 */
export const useReceiverActions = (version: number, reload: () => Promise<unknown>): ReceiverActions => {
  const { send: set } = useSend(SetBasketReceiver);
  const { send: copy } = useSend(CopyBasketPackage);
  const { send: reset } = useSend(ResetBasketReceiver);
  const { send: remove } = useSend(DeleteBasketReceiver);
  /** The basket is shown anew whatever was answered: a refusal may be about one that has changed. */
  const done = async (
    call: Promise<{ errors: Extract<Outcome, { kind: "answered" }>["errors"] }>,
  ): Promise<Outcome> => {
    try {
      const { errors } = await call;
      await reload();
      return { kind: "answered", errors };
    } catch (error) {
      if (error instanceof CommerceUnavailable) return { kind: "unreachable" };
      throw error;
    }
  };
  return {
    set: (packageIds, recipient) =>
      done(set({ input: { packageIds: [...packageIds], version, recipient } }).then((data) => data.setReceiver)),
    copy: (packageId, recipient, idempotencyKey) =>
      done(copy({ input: { idempotencyKey, packageId, version, recipient } }).then((data) => data.copyPackage)),
    reset: (packageIds) =>
      done(reset({ input: { packageIds: [...packageIds], version } }).then((data) => data.resetReceiver)),
    remove: (packageIds) =>
      done(remove({ input: { packageIds: [...packageIds], version } }).then((data) => data.deleteReceiver)),
  };
};
