export {
  type DigitalDelivery,
  type EarliestDelivery,
  earliestDelivery,
  latestDeliveryDate,
  type PhysicalDelivery,
} from "./src/delivery/earliest-delivery.ts";
