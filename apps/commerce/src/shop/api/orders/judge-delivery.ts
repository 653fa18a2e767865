import { hasLinks } from "../../gift/index.ts";
import { type Fault, Refused } from "../http/problem.ts";
import type { Call } from "../operations/operation.ts";

interface Delivered {
  delivery: "EMAIL" | "LINK";
  recipient?: unknown;
  deliverOn?: unknown;
}

const faultOf = ({ delivery, recipient, deliverOn }: Delivered, at: string, links: boolean): Fault | undefined => {
  if (delivery === "EMAIL")
    return recipient === undefined
      ? { code: "required", detail: "A gift that is e-mailed needs a recipient.", pointer: `${at}/recipient` }
      : undefined;
  if (!links)
    return {
      code: "link_not_offered",
      detail: "This storefront sends codes by email alone.",
      pointer: `${at}/delivery`,
    };
  if (recipient !== undefined)
    return {
      code: "recipient_with_link",
      detail: "A link that you hand over has no recipient.",
      pointer: `${at}/recipient`,
    };
  return deliverOn === undefined
    ? undefined
    : { code: "day_with_link", detail: "A link is there at once.", pointer: `${at}/deliverOn` };
};

/** Who gets a gift has to agree with how. Throws 422 with each that does not. */
export const judgeDelivery = (call: Call, gifts: readonly Delivered[]): void => {
  const links = hasLinks(call.storefront.code, call.services.environment);
  const faults = gifts.flatMap((gift, index) => faultOf(gift, `/gifts/${index}`, links) ?? []);
  const [first] = faults;
  if (first) throw new Refused(422, first.code, first.detail, faults);
};
