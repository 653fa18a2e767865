import { addressBookSchema } from "@giftshop/validation";
import type { Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { type AddressBook, type AddressColumns, addressBooks, type BookAddress } from "./address-books.ts";
import { isRowId, judgeInput } from "./judge.ts";
import { requireSession } from "./signing-in/signed-in.ts";

const books = addressBooks("address", "account_address", "account");

/** The entries of an account, by name. */
export const addressesOf = (db: Queryable, account: string): Promise<BookAddress[]> => books.list(db, account);

/** `addressBook`. Throws 2202. */
export const addressBook = async (scope: Scope): Promise<BookAddress[]> =>
  addressesOf(scope.services.pool, (await requireSession(scope)).account);

const judgeAddress = async (input: { countryCode: string }, scope: Scope): Promise<AddressColumns> => {
  const countries = scope.storefront.delivery.countries;
  const address = await judgeInput(addressBookSchema(input.countryCode, countries), input, "input");
  return [
    address.firstName,
    address.lastName,
    address.companyName ?? null,
    address.countryCode,
    address.postCode ?? null,
    address.houseNumber ?? null,
    address.suffix ?? null,
    address.street,
    address.city,
    address.addressLine2 ?? null,
    address.phoneNumber ?? null,
    address.email ?? null,
  ];
};

/**
 * Writes an entry into somebody's book: a new one, or another
 * text of one. Throws 2209, 2211 and the errors of its fields.
 */
export const saveInto = async (
  book: AddressBook,
  owner: string,
  { id, input }: { id: string | null | undefined; input: { countryCode: string } },
  scope: Scope,
): Promise<BookAddress[]> => {
  const { pool } = scope.services;
  const address = await judgeAddress(input, scope);
  if (id !== null && id !== undefined) {
    if (!isRowId(id)) throw new Failure("addressNotFound", "id");
    if ((await book.update(pool, owner, Number(id), address)) === undefined) throw new Failure("addressNotFound", "id");
  } else if ((await book.insert(pool, owner, address)) === undefined) {
    throw new Failure("addressBookFull");
  }
  return book.list(pool, owner);
};

/** Takes an entry out of somebody's book; one that is gone is no error. */
export const removeFrom = async (
  book: AddressBook,
  owner: string,
  id: string,
  { services: { pool } }: Scope,
): Promise<BookAddress[]> => {
  if (isRowId(id)) await book.remove(pool, owner, Number(id));
  return book.list(pool, owner);
};

/**
 * `saveAddress`: a new entry, or another text of one. Throws 2202, 2209, 2211 and the errors of its fields.
 */
export const saveAddress = async (
  id: string | null | undefined,
  input: { countryCode: string },
  scope: Scope,
): Promise<BookAddress[]> => saveInto(books, (await requireSession(scope)).account, { id, input }, scope);

/** `removeAddress`: removing one that is gone is no error. Throws 2202. */
export const removeAddress = async (id: string, scope: Scope): Promise<BookAddress[]> =>
  removeFrom(books, (await requireSession(scope)).account, id, scope);
