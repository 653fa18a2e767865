import { staffBuilder } from "./builder.ts";

/** Integer minor units of a currency. */
export interface StaffMoney {
  currency: string;
  value: number;
}

export const StaffMoneyType = staffBuilder.objectRef<StaffMoney>("Money").implement({
  fields: (t) => ({ currency: t.exposeString("currency"), value: t.exposeFloat("value") }),
});
