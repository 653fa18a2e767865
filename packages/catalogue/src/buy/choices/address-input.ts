import type { VariablesOf } from "@giftshop/graphql";
import type { AddToBasket } from "../added/add-to-basket.mutation.ts";

type Recipient = NonNullable<VariablesOf<typeof AddToBasket>["input"]["recipient"]>;

/** An address as commerce is told. */
export type AddressInput = NonNullable<Recipient["address"]>;
