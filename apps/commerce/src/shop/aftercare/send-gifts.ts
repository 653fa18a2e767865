import { emailAgain } from "../../money/order/index.ts";
import type { PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { arrivalOf } from "../catalogue/arrival.ts";
import { giftEmail } from "../checkout/emails/emails.ts";
import type { GiftJob } from "../checkout/emails/gift-book.ts";
import type { OwnOrder } from "./own-package.ts";

/** Lets gifts of an order be e-mailed again, and enqueues them; answers how many. */
export const sendGifts = async (
  { enqueue }: Pick<Services, "enqueue">,
  client: PoolClient,
  { record, storefront, now }: OwnOrder,
  packages: readonly number[],
  elsewhere: boolean,
): Promise<number> => {
  const expectedAt = arrivalOf(storefront, now, "DIGITAL").at;
  const again = await emailAgain(client, record.id, packages, { now, expectedAt, elsewhere });
  for (const packageId of again) await enqueue(client, giftEmail.queue, { packageId } satisfies GiftJob);
  return again.length;
};
