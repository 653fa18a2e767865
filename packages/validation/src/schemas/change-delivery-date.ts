import { object } from "yup";
import { isId } from "../rules/id.ts";
import { version } from "./change-quantity.ts";
import { id } from "./fields.ts";

/** `ChangeDeliveryDateInput`; which days there are, the calendar of the storefront says. */
export const changeDeliveryDateSchema = object({ packageId: id(isId), cartVersion: version() });
