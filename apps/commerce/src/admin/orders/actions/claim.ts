import { getStorefront } from "@giftshop/storefront-config";
import { type StaffCard, staffCards } from "../../../money/giftcard/index.ts";
import { type Delivery, postAgain, readDeliveries, readLines } from "../../../money/order/index.ts";
import { writeEmail } from "../../../platform/outbox/written-emails.ts";
import { claimEmail } from "../../../shop/aftercare/emails.ts";
import { decideParcelClaims } from "../../../shop/aftercare/parcel-claims.ts";
import { arrivalOf } from "../../../shop/catalogue/arrival.ts";
import { parcelOf } from "../../../shop/checkout/aftercare/aftercare-of.ts";
import { Refused } from "../../staff/refused.ts";
import type { Action, Doing } from "./action.ts";
import { issueAgain } from "./cards.ts";

/** A gift of a parcel that did not come. */
export interface ClaimInput {
  package: number;
}

interface Lost {
  /** All that went in that parcel. */
  parcel: readonly Delivery[];
  /** Its cards that are worth something. */
  cards: readonly StaffCard[];
}

/** A parcel that was posted, and what is in it. Throws NOT_FOUND, CARD_NOT_POSTED. */
const lostOf = async ({ client, order }: Doing, { package: wanted }: ClaimInput): Promise<Lost> => {
  const all = await readDeliveries(client, order.id);
  const target = all.find((one) => one.package === wanted);
  if (target === undefined || order.forgotten) throw new Refused("NOT_FOUND", "gift");
  if (target.kind !== "PHYSICAL" || target.state !== "SENT") throw new Refused("CARD_NOT_POSTED", "gift");
  const parcel = parcelOf(target, all);
  const packages = new Set(parcel.map((one) => one.package));
  const lines = (await readLines(client, order.id)).filter((line) => packages.has(line.package));
  const cards = await staffCards(
    client,
    lines.map(({ id }) => id),
  );
  return { parcel, cards: cards.filter(({ replaced, balance }) => !replaced && balance > 0) };
};

/**
 * Blocks the cards of a parcel that did not come, puts what is
 * left of them on new ones, and has them packed again, once.
 */
export const claimAction: Action<ClaimInput> = {
  operation: "claims.decide",
  weigh: async (doing, input) => (await lostOf(doing, input)).cards.reduce((sum, { balance }) => sum + balance, 0),
  perform: async (doing, input) => {
    const { services, client, order, staff } = doing;
    const { parcel, cards } = await lostOf(doing, input);
    for (const { id } of cards) await issueAgain(doing, { card: id, reason: "LOST_PARCEL" });
    const packages = parcel.map((one) => one.package);
    const now = services.clock.now();
    const expectedAt = arrivalOf(getStorefront(order.storefront), now, "PHYSICAL").at;
    const again = await postAgain(client, order.id, packages, expectedAt);
    if (again.length !== packages.length) throw new Refused("CARD_ONCE", "gift");
    await writeEmail(services, client, claimEmail, { orderId: order.id, packages });
    await decideParcelClaims(client, { orderId: order.id, packages }, { decision: "GRANTED", staff, now });
    return { posted: packages.length, issuedAgain: cards.length };
  },
};

/**
 * Says that a parcel is not sent again; answers what the audit
 * says of it. Throws DECIDED where nobody asks any more.
 */
export const refuseClaim = async (doing: Doing, input: ClaimInput): Promise<object> => {
  const { client, order, staff, services } = doing;
  const { parcel } = await lostOf(doing, input);
  const packages = parcel.map((one) => one.package);
  const decision = { decision: "REFUSED", staff, now: services.clock.now() } as const;
  if ((await decideParcelClaims(client, { orderId: order.id, packages }, decision)) === 0)
    throw new Refused("DECIDED", "gift");
  return { refused: true };
};
