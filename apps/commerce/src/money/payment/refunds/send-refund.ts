import type { PaymentContext } from "../context.ts";
import { failpoint } from "../failpoint.ts";
import { ProviderConflict, type ProviderRefund, ProviderRefused } from "../provider/provider.ts";
import type { Refund } from "./refund.ts";

/** Milliseconds after which we stop to rely on a key, which the provider remembers for an hour. */
const keyLifetime = 50 * 60_000;

const isForgotten = ({ services }: PaymentContext, { askedAt }: Refund): boolean =>
  askedAt !== null && services.clock.now().getTime() - askedAt.getTime() >= keyLifetime;

const ask = async ({ provider }: PaymentContext, refund: Refund): Promise<ProviderRefund> => {
  const { key, paymentId, currency, amount, number } = refund;
  failpoint("refund.before-call");
  const made = await provider.refund({ key, paymentId, currency, amount, description: number });
  failpoint("refund.after-call");
  return made;
};

/** The refund that an earlier call made, whose answer was lost. */
const findMade = async (
  { provider }: PaymentContext,
  { paymentId, key }: Refund,
): Promise<ProviderRefund | undefined> => (await provider.listRefunds(paymentId)).find((refund) => refund.key === key);

/**
 * Has the provider make a refund once; the one of an earlier call is answered, also when its key is
 * forgotten.
 *
 * @throws {@link ProviderRefused} where nothing is left to go back, and what else the provider throws
 */
export const sendRefund = async (context: PaymentContext, refund: Refund): Promise<ProviderRefund> => {
  const forgotten = isForgotten(context, refund);
  const before = forgotten ? await findMade(context, refund) : undefined;
  if (before) return before;
  try {
    return await ask(context, refund);
  } catch (error) {
    if (!(error instanceof ProviderRefused || error instanceof ProviderConflict)) throw error;
    const made = forgotten ? undefined : await findMade(context, refund);
    if (made) return made;
    if (error instanceof ProviderRefused) throw error;
    // A call of ours that is still being answered is a conflict
    // too: then all of it is left, and it is asked again.
    const { amount: left } = await context.provider.fetch(refund.paymentId);
    throw left < refund.amount ? new ProviderRefused(error) : error;
  }
};
