import { builder } from "../../../platform/graphql/builder.ts";

export interface DeliveryMomentView {
  date: string;
  hour: number | null;
  timeZone: string | null;
  at: string | null;
}

export const DeliveryMomentType = builder.objectRef<DeliveryMomentView>("DeliveryMoment").implement({
  description: "When a gift is to arrive: a day, and of a digital one an hour in a time zone.",
  fields: (t) => ({
    date: t.exposeString("date", { description: "`YYYY-MM-DD`." }),
    hour: t.exposeInt("hour", { nullable: true, description: "0 to 23; of digital gifts." }),
    timeZone: t.exposeString("timeZone", { nullable: true, description: "IANA name, of digital gifts." }),
    at: t.exposeString("at", { nullable: true, description: "ISO 8601; null where that day can no longer be kept." }),
  }),
});

export const DeliveryDateInput = builder.inputType("DeliveryDateInput", {
  fields: (t) => ({
    date: t.string({ description: "`YYYY-MM-DD`, one of `deliveryDates`." }),
    hour: t.int({ required: false, description: "0 to 23; required of digital gifts." }),
    timeZone: t.string({ required: false, description: "IANA name; absent: the storefront's." }),
  }),
});
