import { builder } from "../../../platform/graphql/builder.ts";
import type { OpeningHours, StoredLocation } from "../types.ts";

const LocationAddressType = builder.objectRef<StoredLocation>("LocationAddress").implement({
  fields: (t) => ({
    street: t.exposeString("street"),
    houseNumber: t.exposeString("houseNumber", { nullable: true }),
    postCode: t.exposeString("postCode", { nullable: true }),
    city: t.exposeString("city"),
    administrativeArea: t.exposeString("administrativeArea", { nullable: true }),
    countryCode: t.exposeString("countryCode"),
  }),
});

const OpeningHoursType = builder.objectRef<OpeningHours>("OpeningHours").implement({
  description: "A day may have several; a day without one is closed.",
  fields: (t) => ({
    dayOfWeek: t.exposeInt("dayOfWeek", { description: "1 is Monday." }),
    opens: t.exposeString("opens"),
    closes: t.exposeString("closes", { description: "`24:00` is midnight." }),
  }),
});

export const LocationType = builder.objectRef<StoredLocation>("Location").implement({
  description: "A place where a product can be spent.",
  fields: (t) => ({
    id: t.exposeID("id"),
    path: t.exposeString("path", { description: "Last segment of its address." }),
    title: t.exposeString("title"),
    address: t.field({ type: LocationAddressType, resolve: (location) => location }),
    latitude: t.exposeFloat("latitude"),
    longitude: t.exposeFloat("longitude"),
    phoneNumber: t.exposeString("phoneNumber", { nullable: true }),
    openingHours: t.expose("openingHours", { type: [OpeningHoursType] }),
    timeZone: t.exposeString("timeZone", { description: "Name in the IANA time zone database." }),
  }),
});
