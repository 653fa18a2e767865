import type { DayPlan } from "@giftshop/delivery-date/text";
import type { VariablesOf } from "@giftshop/graphql";
import { addToBasketSchema, validate } from "@giftshop/validation";
import type { AddToBasket } from "../added/add-to-basket.mutation.ts";
import type { Offer } from "../offer.ts";
import type { Problem } from "../problems/problem.ts";
import { problemsOfErrors } from "../problems/problems-of-errors.ts";
import { cardValue, type Draft } from "./draft.ts";
import { addressKeys } from "./fields.ts";
import { unconfirmed, undecided } from "./unconfirmed.ts";

type Recipient = NonNullable<VariablesOf<typeof AddToBasket>["input"]["recipient"]>;

/** An address as commerce is told. */
type AddressInput = NonNullable<Recipient["address"]>;

/** Who gets it, as commerce is told. */
interface RecipientInput {
  name: string;
  lastName: string | null;
  email: string | null;
  handOver: boolean;
  address: AddressInput | null;
}

/** Variables of `addToBasket`, as the shop's rules normalised them. */
export interface AddToBasketInput {
  idempotencyKey: string;
  variationId: string;
  value: number;
  quantity: number;
  recipient: RecipientInput | null;
  message: string | null;
  wrapperId: string | null;
  giftPackingId: string | null;
  deliveryDate: DayPlan | null;
}

/** The address that was typed; the name on it is the receiver's. */
const addressOf = (draft: Draft) => ({
  firstName: draft.name,
  lastName: draft.lastName,
  ...Object.fromEntries(addressKeys.map((key) => [key, draft[key]])),
});

const makeSchema = ({ kind, minimum, maximum, hasFixedPrices, values, countries = [] }: Offer) =>
  addToBasketSchema(
    {
      minimum: minimum.value,
      maximum: maximum.value,
      fixedValues: hasFixedPrices ? values.map(({ value }) => value) : undefined,
    },
    kind === "DIGITAL" ? { emailRequired: true } : { emailRequired: false, countries },
  );

/** One schema judges all of several people. */
const schemas = new WeakMap<Offer, ReturnType<typeof makeSchema>>();

const schemaOf = (offer: Offer): ReturnType<typeof makeSchema> => {
  const schema = schemas.get(offer) ?? makeSchema(offer);
  schemas.set(offer, schema);
  return schema;
};

/**
 * Judges a draft by the rules that commerce has too (specification, section 5).
 *
 * @param key of this intent to buy
 */
export const judgeDraft = async (
  draft: Draft,
  offer: Offer,
  key: string,
): Promise<{ ok: true; input: AddToBasketInput } | { ok: false; problems: Problem[] }> => {
  const digital = draft.kind === "DIGITAL";
  const schema = schemaOf(offer);
  const { name, lastName, email, way, forSomebodyElse } = draft;
  const judged = await validate(
    schema,
    {
      idempotencyKey: key,
      variationId: offer.variationId,
      value: cardValue(draft) ?? Number.NaN,
      quantity: draft.quantity,
      recipient: forSomebodyElse
        ? {
            name,
            lastName,
            email: digital ? email : undefined,
            handOver: way === "me",
            address: !digital && way === "them" ? addressOf(draft) : undefined,
          }
        : undefined,
      message: draft.message,
      wrapperId: draft.wrapperId,
      giftPackingId: draft.packingId,
    },
    { prefix: "input" },
  );
  const differing = [...undecided(draft), ...unconfirmed(draft)];
  if (!judged.ok) {
    const errors = judged.errors.map(({ code, path }) => ({ code, referencedRequestParameter: path }));
    return { ok: false, problems: [...problemsOfErrors(errors), ...differing] };
  }
  if (differing.length > 0) return { ok: false, problems: differing };
  const { recipient, message, wrapperId, giftPackingId, ...rest } = judged.value;
  return {
    ok: true,
    input: {
      ...rest,
      recipient: recipient
        ? {
            name: recipient.name,
            lastName: recipient.lastName ?? null,
            email: recipient.email ?? null,
            handOver: recipient.handOver,
            address: (recipient.address as AddressInput | undefined) ?? null,
          }
        : null,
      message: message ?? null,
      wrapperId: wrapperId ?? null,
      giftPackingId: giftPackingId ?? null,
      deliveryDate: draft.day,
    },
  };
};
