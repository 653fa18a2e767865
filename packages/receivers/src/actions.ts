/** Where a printed gift goes, as commerce is told. */
export interface AddressInput {
  firstName: string;
  lastName: string;
  countryCode: string;
  street: string;
  houseNumber: string | null;
  suffix: string | null;
  postCode: string | null;
  city: string;
  addressLine1: string | null;
  addressLine2: string | null;
}

/** Who gets a gift, as commerce is told. */
export interface ReceiverInput {
  name: string;
  lastName: string | null;
  email: string | null;
  handOver: boolean;
  address: AddressInput | null;
}

/** Who gets a gift, as commerce says. */
export interface KnownReceiver {
  name: string;
  firstName: string;
  lastName: string | null;
  email: string | null;
  handOver: boolean;
  address: Omit<AddressInput, "firstName" | "lastName"> | null;
}

/** A gift of the basket, as far as its receiver matters. */
export interface Gift {
  id: string;
  digital: boolean;
  recipient: KnownReceiver | null;
}

export interface Refusal {
  code: number;
  /** The field that it is about. */
  referencedRequestParameter?: string | null;
}

/** What commerce said to a change. */
export type Outcome =
  | { kind: "answered"; errors: readonly Refusal[] }
  /** Nothing is known: the line or commerce is down. */
  | { kind: "unreachable" };

/** What a page does with what was said in the dialog. Each is one change of the basket. */
export interface ReceiverActions {
  /** Some gifts are for that person. */
  set(packageIds: readonly string[], receiver: ReceiverInput): Promise<Outcome>;
  /** Copies the gift for that person besides, once by the key. */
  copy(packageId: string, receiver: ReceiverInput, idempotencyKey: string): Promise<Outcome>;
  /** Some gifts are for the buyer after all. */
  reset(packageIds: readonly string[]): Promise<Outcome>;
  /** Some gifts leave the basket with their receiver. */
  remove(packageIds: readonly string[]): Promise<Outcome>;
}
