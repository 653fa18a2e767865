import { addToBasketSchema, type RecipientRules, recipientSchema, validate } from "@giftshop/validation";
import { LRUCache } from "lru-cache";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { readId } from "../../../platform/graphql/read-id.ts";
import { extraKind } from "../../catalogue/present.ts";
import { fits } from "../../catalogue/products/related.ts";
import type {
  CatalogueExtra,
  CatalogueProduct,
  CatalogueVariation,
  DeliveryKind,
  Snapshot,
} from "../../catalogue/types.ts";
import { type AddressFields, postalAddress } from "../addresses/postal-address.ts";
import { type DeliveryDateInput, readPlan } from "../delivery-plan.ts";
import { boundsOf } from "../limits.ts";
import type { BasketLine, Recipient } from "../types.ts";

type Maybe<T> = T | null | undefined;

export interface RecipientInput {
  name: string;
  lastName?: Maybe<string>;
  email?: Maybe<string>;
  handOver?: Maybe<boolean>;
  address?: Maybe<Record<string, unknown>>;
}

/** What a package is made of, as it is asked for. */
export interface PackageInput {
  variationId: string;
  value: number;
  quantity: number;
  recipient?: Maybe<RecipientInput>;
  message?: Maybe<string>;
  wrapperId?: Maybe<string>;
  giftPackingId?: Maybe<string>;
  deliveryDate?: Maybe<DeliveryDateInput>;
}

/** A package that is wished and judged. */
export type Wanted = Omit<BasketLine, "packageId">;

interface Sold {
  product: CatalogueProduct;
  variation: CatalogueVariation;
}

const sold = ({ byVariation }: Snapshot, id: string, prefix: string): Sold => {
  const found = byVariation.get(readId(id) ?? -1);
  if (!found?.product.active || !found.variation.active) throw new Failure("productNotFound", `${prefix}.variationId`);
  return found;
};

interface ExtraRequest extends Sold {
  id: string | undefined;
  field: "wrapperId" | "giftPackingId";
  prefix: string;
}

const extraFor = (
  snapshot: Snapshot,
  { id, field, prefix, product, variation }: ExtraRequest,
): CatalogueExtra | undefined => {
  if (id === undefined) return undefined;
  const extra = snapshot.extras.get(readId(id) ?? -1);
  const isPacking = extra?.kind === "GIFT_PACKING";
  if (
    !extra ||
    isPacking !== (field === "giftPackingId") ||
    !fits(extra, product) ||
    extraKind(extra) !== variation.kind
  ) {
    throw new Failure("notAnOption", `${prefix}.${field}`);
  }
  return extra;
};

/** Digital gifts go to a mailbox, printed ones to an address. */
const rulesFor = (kind: DeliveryKind, { storefront }: Pick<Scope, "storefront">): RecipientRules =>
  kind === "DIGITAL" ? { emailRequired: true } : { countries: storefront.delivery.countries };

interface JudgedRecipient {
  name: string;
  lastName?: string | undefined;
  email?: string | undefined;
  handOver: boolean;
  address?: unknown;
}

const recipientOf = ({ name, lastName, email, handOver, address }: JudgedRecipient): Recipient => ({
  name,
  lastName: lastName || undefined,
  email: email || undefined,
  handOver: handOver && !address,
  address: address ? postalAddress(address as AddressFields) : undefined,
});

/** Who gets a gift of that kind, by the rules of the form. Throws every wrong field. */
export const judgeRecipient = async (
  input: RecipientInput,
  kind: DeliveryKind,
  scope: Pick<Scope, "storefront">,
  prefix: string,
): Promise<Recipient> => {
  const result = await validate(recipientSchema(rulesFor(kind, scope)), input, { prefix });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  return recipientOf(result.value);
};

/** Kinds of bounds and receivers that are remembered: many brands have the same. */
const most = 100;
const schemas = new LRUCache<string, ReturnType<typeof addToBasketSchema>>({ max: most });

/** Made once for each kind: making a schema costs more than judging by it. */
const schemaFor = (bounds: ReturnType<typeof boundsOf>, rules: RecipientRules) => {
  const kind = JSON.stringify([bounds, rules]);
  const schema = schemas.get(kind) ?? addToBasketSchema(bounds, rules);
  schemas.set(kind, schema);
  return schema;
};

/**
 * Judges a package by the rules that its form has too, then
 * by what this storefront sells. Throws every wrong field.
 *
 * @param prefix path of the package in the call's arguments
 */
export const judgePackage = async (
  snapshot: Snapshot,
  input: PackageInput & { idempotencyKey: string },
  { storefront, services }: Pick<Scope, "storefront" | "services">,
  prefix = "input",
): Promise<Wanted> => {
  const { product, variation } = sold(snapshot, input.variationId, prefix);
  const rules = input.recipient == null ? {} : rulesFor(variation.kind, { storefront });
  const schema = schemaFor(boundsOf(variation, storefront), rules);
  const result = await validate(schema, input, { prefix });
  if (!result.ok) throw new Failure(result.errors.map(({ code, path }) => ({ code, parameter: path })));
  const { value, quantity, recipient, message, wrapperId, giftPackingId } = result.value;
  const of = { prefix, product, variation };
  return {
    product,
    variation,
    value,
    quantity,
    message,
    recipient: recipient ? recipientOf(recipient) : undefined,
    wrapper: extraFor(snapshot, { ...of, id: wrapperId, field: "wrapperId" }),
    giftPacking: extraFor(snapshot, { ...of, id: giftPackingId, field: "giftPackingId" }),
    plan: readPlan({ storefront, kind: variation.kind, now: services.clock.now() }, input.deliveryDate, prefix),
  };
};
