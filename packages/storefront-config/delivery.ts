export { isWorkingDay } from "./src/delivery/calendar.ts";
export { type Carrier, carrierOf } from "./src/delivery/carriers.ts";
export {
  cutOffOn,
  type DigitalDelivery,
  type EarliestDelivery,
  earliestDelivery,
  latestDeliveryDate,
  type PhysicalDelivery,
} from "./src/delivery/earliest-delivery.ts";
export {
  type DeliveryPlan,
  type DeliveryWindow,
  deliveryWindow,
  dispatchDateOf,
  type PlanFault,
  type PlannedDelivery,
  planDelivery,
} from "./src/delivery/planned-delivery.ts";
export { arrivalOfPosted, isOverdue } from "./src/delivery/posted.ts";
