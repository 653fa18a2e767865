import { storefronts } from "@giftshop/storefront-config";
import { type DeliveryWindow, deliveryWindow } from "@giftshop/storefront-config/delivery";
import { Failure } from "../../../platform/failure.ts";
import { builder } from "../../../platform/graphql/builder.ts";
import { DeliveryKindEnum } from "../../../platform/graphql/common.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";

/** Where our storefronts are, and so most of those who get a gift. */
const timeZones = [...new Set(storefronts.map(({ timeZone }) => timeZone))].sort();

const DeliveryDatesType = builder.objectRef<DeliveryWindow>("DeliveryDates").implement({
  description: "The days that can be chosen for a gift.",
  fields: (t) => ({
    first: t.exposeString("first", { description: "`YYYY-MM-DD`: the earliest." }),
    last: t.exposeString("last"),
    firstHour: t.int({
      nullable: true,
      description: "On the first day the earliest hour; of digital gifts.",
      resolve: ({ firstHour }) => firstHour ?? null,
    }),
    closed: t.exposeStringList("closed", { description: "Days between first and last that cannot be chosen." }),
    timeZone: t.exposeString("timeZone", { description: "In which days and hours are meant." }),
    timeZones: t.stringList({ description: "Others to choose from.", resolve: () => timeZones }),
  }),
});

const DeliveryDatesPayload = builder.objectRef<Answer<DeliveryWindow>>("DeliveryDatesPayload").implement({
  fields: (t) => ({
    data: t.expose("data", { type: DeliveryDatesType, nullable: true }),
    errors: t.expose("errors", { type: [ErrorType] }),
  }),
});

builder.queryField("deliveryDates", (t) =>
  t.field({
    type: DeliveryDatesPayload,
    args: {
      userData: t.arg({ type: UserDataInput }),
      kind: t.arg({ type: DeliveryKindEnum }),
      timeZone: t.arg.string({ required: false, description: "Absent: the storefront's." }),
    },
    resolve: answer(async ({ kind, timeZone }, { storefront, services }) => {
      const window = deliveryWindow({ storefront, kind, now: services.clock.now() }, timeZone ?? undefined);
      if (window === undefined) throw new Failure("notAnOption", "timeZone");
      return window;
    }),
  }),
);
