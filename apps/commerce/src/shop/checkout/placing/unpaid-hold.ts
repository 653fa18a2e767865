import { createHash } from "node:crypto";
import type { PaymentMethodId } from "@giftshop/storefront-config";
import { countHeld, type Holder } from "../../../money/order/index.ts";
import { judgeCaptcha } from "../../../platform/captcha/index.ts";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { mailboxKey } from "../../../platform/mailbox-key.ts";
import type { UnpaidHold } from "../../catalogue/stock/stock.ts";

/** What the unpaid orders of a network, a visitor or a mailbox may hold without proof of work. */
export const withoutWork = { pieces: 20, orders: 2 } as const;

/** Pieces of a product that unpaid orders may hold: half of those on hand, and the last one. */
const mostUnpaid = (onHand: number): number => Math.max(1, Math.floor(onHand / 2));

/** Pieces that orders beside a bank transfer may hold, for days: of the last three quarters none. */
export const mostAwaited = (onHand: number): number => Math.floor(onHand / 4);

export interface Buying {
  visitor: number;
  email: string;
  method: PaymentMethodId;
  captchaToken: string | undefined;
}

const holderOf = ({ clientAddress }: Scope, { visitor, email }: Buying): Holder => ({
  network: clientAddress === undefined ? null : createHash("sha256").update(clientAddress).digest("base64url"),
  visitor,
  mailbox: mailboxKey(email),
});

/**
 * How an unpaid order may hold pieces: from the third of a holder, beyond {@link withoutWork}, each uses
 * up a solved captcha.
 *
 * @throws 1003 from `judge` without one
 */
export const unpaidHold = (scope: Scope, client: PoolClient, buying: Buying): UnpaidHold => {
  const holder = holderOf(scope, buying);
  return {
    holder,
    most: buying.method === "banktransfer" ? mostAwaited : mostUnpaid,
    judge: async (pieces) => {
      const held = await countHeld(client, holder);
      if (held.orders < withoutWork.orders && held.pieces + pieces <= withoutWork.pieces) return;
      const purpose = { action: "common", storefront: scope.storefront.code } as const;
      const token = buying.captchaToken ?? "";
      const captcha = await judgeCaptcha(scope.services, token, purpose, "input.captchaToken");
      await captcha.spend(client);
    },
  };
};
