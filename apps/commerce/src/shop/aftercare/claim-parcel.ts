import { errorCodes } from "@giftshop/validation";
import { postAgain, readDeliveries } from "../../money/order/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { writeEmail } from "../../platform/outbox/written-emails.ts";
import { arrivalOf } from "../catalogue/arrival.ts";
import { claimRefusal, parcelOf } from "../checkout/aftercare/aftercare-of.ts";
import { lockOwnOrder } from "../checkout/view/own-order.ts";
import type { OrderView } from "../checkout/view/show-order.ts";
import { claimEmail } from "./emails.ts";
import { packageOf, withOwnOrder } from "./own-package.ts";
import { askAboutParcel } from "./parcel-claims.ts";
import { replaceCards } from "./replace-cards.ts";
import type { PackageInput } from "./resend-gift.ts";

const failures = { TOO_EARLY: "claimTooEarly", TOO_LATE: "claimOver", PERSON: "claimByPerson" } as const;

/** What a press cannot settle: the post looks for it first, or one of its cards was used. */
const byPerson: ReadonlySet<number> = new Set([errorCodes.claimByPerson, errorCodes.giftInUse]);

/** Lets a person know of a posted parcel that a press could not settle. */
const askPerson = ({ orderUuid, packageId }: PackageInput, scope: Scope): Promise<void> =>
  inTransaction(scope.services.pool, async (client) => {
    const order = await lockOwnOrder(client, orderUuid, scope, "input.orderUuid");
    const target = (await readDeliveries(client, order.id)).find(({ tag }) => tag === packageId);
    if (target?.kind !== "PHYSICAL" || target.state !== "SENT") return;
    await askAboutParcel(client, order, target.package, scope.services.clock.now());
  });

/**
 * `claimParcel`: what a press settles is settled at once; the rest is said
 * to be a person's, and waits for one. Throws what {@link settleClaim} does.
 */
export const claimParcel = async (input: PackageInput, scope: Scope): Promise<OrderView> => {
  try {
    return await settleClaim(input, scope);
  } catch (error) {
    if (error instanceof Failure && byPerson.has(error.code)) await askPerson(input, scope);
    throw error;
  }
};

/**
 * A mailbox parcel that did not come: all its cards are blocked and new ones packed for the same address,
 * once.
 *
 * @throws 1002, 2038, 2042, 2071 for a used card, 2073 before five working days, 2074 after sixty days,
 * 2075 where a person has to look at it
 */
const settleClaim = (input: PackageInput, scope: Scope): Promise<OrderView> =>
  withOwnOrder(input.orderUuid, scope, async (client, own) => {
    const target = packageOf(own, input.packageId);
    const refusal = claimRefusal(target, own);
    if (refusal) throw new Failure(failures[refusal], "input.packageId");
    const parcel = parcelOf(target, own.all);
    const { services, storefront, log } = scope;
    await replaceCards(services, client, own, parcel, "LOST_PARCEL");
    const packages = parcel.map((delivery) => delivery.package);
    const expectedAt = arrivalOf(storefront, own.now, "PHYSICAL").at;
    const again = await postAgain(client, own.record.id, packages, expectedAt);
    if (again.length !== packages.length) throw new Failure("claimByPerson", "input.packageId");
    await writeEmail(services, client, claimEmail, { orderId: own.record.id, packages });
    log.info({ order: own.record.id, packages: packages.length }, "a parcel was claimed, and goes again");
  });
