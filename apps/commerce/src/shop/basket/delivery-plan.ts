import { type DeliveryPlan, type PlanFault, planDelivery } from "@giftshop/storefront-config/delivery";
import type { ErrorName } from "@giftshop/validation";
import { Failure } from "../../platform/failure.ts";
import type { Arrival } from "../catalogue/arrival.ts";
import type { DeliveryMomentView } from "./graphql/delivery-moment.ts";
import type { BasketLine } from "./types.ts";

/** A day as a form sends it. */
export interface DeliveryDateInput {
  date: string;
  hour?: number | null | undefined;
  timeZone?: string | null | undefined;
}

type Context = Parameters<typeof planDelivery>[0];

const fieldOf = (fault: PlanFault, kind: Context["kind"]): string =>
  kind === "DIGITAL" && fault === "required" ? "deliveryDate.hour" : "deliveryDate.date";

/**
 * A plan as it is kept: with the zone of the storefront where
 * none was chosen, and without hour and zone for a parcel.
 *
 * @param parameter path of the field's parent
 * @throws what {@link planDelivery} finds wrong
 */
export const readPlan = (
  context: Context,
  given: DeliveryDateInput | null | undefined,
  parameter = "input",
): DeliveryPlan | undefined => {
  if (given == null) return undefined;
  const { date, hour, timeZone } = given;
  const plan: DeliveryPlan =
    context.kind === "PHYSICAL"
      ? { date }
      : { date, hour: hour ?? undefined, timeZone: timeZone ?? context.storefront.timeZone };
  const judged = planDelivery(context, plan);
  if ("fault" in judged) throw new Failure(judged.fault, `${parameter}.${fieldOf(judged.fault, context.kind)}`);
  return plan;
};

/** What keeps a line from being ordered for its day: it has come too close. */
export const planFault = (
  { plan, variation }: Pick<BasketLine, "plan" | "variation">,
  context: Omit<Context, "kind">,
): ErrorName | undefined => {
  const judged = plan && planDelivery({ ...context, kind: variation.kind }, plan);
  return judged && "fault" in judged ? judged.fault : undefined;
};

const atOf = (context: Context, plan: DeliveryPlan): Date | undefined => {
  const judged = planDelivery(context, plan);
  return "planned" in judged ? judged.planned.at : undefined;
};

/** When a shipment with a plan arrives; `undefined` where it has none, or none that can be kept. */
export const plannedArrival = (context: Context, plan: DeliveryPlan | undefined): Arrival | undefined => {
  const at = plan && atOf(context, plan);
  return at && { at, orderBefore: undefined };
};

/** A plan as pages read it. */
export const presentPlan = (context: Context, plan: DeliveryPlan | undefined): DeliveryMomentView | null =>
  plan === undefined
    ? null
    : {
        date: plan.date,
        hour: plan.hour ?? null,
        timeZone: plan.timeZone ?? null,
        at: atOf(context, plan)?.toISOString() ?? null,
      };
