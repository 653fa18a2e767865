import { builder } from "../../../platform/graphql/builder.ts";
import { DeliveryInput } from "./addresses.ts";

export const RecipientInput = builder.inputType("RecipientInput", {
  fields: (t) => ({
    name: t.string({ description: "First name, or however they are called." }),
    lastName: t.string({ required: false }),
    email: t.string({ required: false, description: "Where a digital gift goes." }),
    handOver: t.boolean({
      required: false,
      description: "A printed gift goes to the buyer, who hands it over; else `address` is needed (2049).",
    }),
    address: t.field({ type: DeliveryInput, required: false, description: "Where a printed gift goes." }),
  }),
});
