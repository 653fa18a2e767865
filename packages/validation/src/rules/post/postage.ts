/**
 * How a shipment is posted: face value strictly over the limit goes by registered
 * post. What holds no value, as a box of blank cards, adds nothing to it.
 *
 * @param faceValue of all that travels together, minor units
 * @param registeredAbove the storefront's limit, minor units
 */
export const postageFor = (faceValue: number, registeredAbove: number): "mailbox" | "registered" =>
  faceValue > registeredAbove ? "registered" : "mailbox";
