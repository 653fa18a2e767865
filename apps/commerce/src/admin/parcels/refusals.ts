import type { Refusal as ParcelRefusal } from "../../shop/checkout/dispatch/lock-parcel.ts";
import type { Refusal } from "../staff/refused.ts";

/** Why a parcel is not printed, or did not leave. */
export const parcelRefusals: Readonly<Record<ParcelRefusal | "CODE", Refusal>> = {
  UNKNOWN: "NOT_FOUND",
  UNPAID: "PARCEL_UNPAID",
  CLOSED: "PARCEL_CLOSED",
  NOT_POSTED: "PARCEL_NOT_POSTED",
  SENT: "PARCEL_SENT",
  LATER: "PARCEL_LATER",
  HELD: "PARCEL_HELD",
  CODE: "PARCEL_CODE",
};
