import { builder } from "../../../platform/graphql/builder.ts";
import { type Answer, answer, ErrorType } from "../../../platform/graphql/payload.ts";
import { UserDataInput } from "../../../platform/graphql/user-data.ts";
import type { RegisteredAddress } from "../address-register.ts";
import { findAddresses } from "../find-addresses.ts";

const AddressType = builder.objectRef<RegisteredAddress>("AddressOfPostCode").implement({
  description: "A house of a postcode.",
  fields: (t) => ({
    street: t.exposeString("street"),
    houseNumber: t.exposeString("houseNumber"),
    suffix: t.exposeString("suffix", { nullable: true }),
    city: t.exposeString("city"),
  }),
});

const AddressesPayload = builder
  .objectRef<Answer<readonly RegisteredAddress[]>>("AddressesOfPostCodePayload")
  .implement({
    fields: (t) => ({
      data: t.field({ type: [AddressType], nullable: true, resolve: ({ data }) => data && [...data] }),
      errors: t.expose("errors", { type: [ErrorType] }),
    }),
  });

builder.queryField("addressesOfPostCode", (t) =>
  t.field({
    type: AddressesPayload,
    description: "Houses of a postcode, where it has few (GB); none where nobody knows them.",
    args: { userData: t.arg({ type: UserDataInput }), countryCode: t.arg.string(), postCode: t.arg.string() },
    resolve: answer((args, scope) => findAddresses(args, scope)),
  }),
);
