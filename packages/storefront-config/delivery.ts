export {
  type DigitalDelivery,
  type EarliestDelivery,
  earliestDelivery,
  latestDeliveryDate,
  type PhysicalDelivery,
} from "./src/delivery/earliest-delivery.ts";
export { arrivalOfPosted, isOverdue } from "./src/delivery/posted.ts";
