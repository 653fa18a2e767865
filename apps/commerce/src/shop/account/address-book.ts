import { addressBookSchema } from "@giftshop/validation";
import { prepared, type Queryable } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { isRowId, judgeInput } from "./judge.ts";
import { requireSession } from "./signed-in.ts";

/** An entry of an address book. */
export interface BookAddress {
  id: number;
  firstName: string;
  lastName: string;
  companyName: string | null;
  countryCode: string;
  postCode: string | null;
  houseNumber: string | null;
  suffix: string | null;
  street: string;
  city: string;
  addressLine2: string | null;
  phoneNumber: string | null;
  email: string | null;
}

/** The most addresses that one book holds. */
export const addressBookLimit = 200;

type Columns = readonly [
  string,
  string,
  string | null,
  string,
  string | null,
  string | null,
  string | null,
  string,
  string,
  string | null,
  string | null,
  string | null,
];

const columns = `first_name, last_name, company_name, country_code, post_code, house_number, suffix, street, city, address_line2, phone_number, email`;
const shown = `id, first_name as "firstName", last_name as "lastName", company_name as "companyName", country_code as "countryCode",
  post_code as "postCode", house_number as "houseNumber", suffix, street, city, address_line2 as "addressLine2",
  phone_number as "phoneNumber", email`;
const list = prepared<BookAddress, [string]>(
  "address-list",
  `select ${shown} from account_address where account = $1 order by last_name, first_name, id`,
);
const insert = prepared<BookAddress, [string, number, ...Columns]>(
  "address-insert",
  `insert into account_address (account, ${columns})
   select $1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
   where (select count(*) from account_address where account = $1) < $2 returning ${shown}`,
);
const update = prepared<BookAddress, [string, number, ...Columns]>(
  "address-update",
  `update account_address set (${columns}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
   where account = $1 and id = $2 returning ${shown}`,
);
const remove = prepared<Record<never, never>, [string, number]>(
  "address-remove",
  "delete from account_address where account = $1 and id = $2",
);

/** The entries of an account, by name. */
export const addressesOf = (db: Queryable, account: string): Promise<BookAddress[]> => list.all(db, account);

/** `addressBook`. Throws 2202. */
export const addressBook = async (scope: Scope): Promise<BookAddress[]> =>
  addressesOf(scope.services.pool, (await requireSession(scope)).account);

const judgeAddress = async (input: { countryCode: string }, scope: Scope): Promise<Columns> => {
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

/** `saveAddress`: a new entry, or another text of one. Throws 2202, 2209, 2211 and the errors of its fields. */
export const saveAddress = async (
  id: string | null | undefined,
  input: { countryCode: string },
  scope: Scope,
): Promise<BookAddress[]> => {
  const { pool } = scope.services;
  const { account } = await requireSession(scope);
  const address = await judgeAddress(input, scope);
  if (id !== null && id !== undefined) {
    if (!isRowId(id)) throw new Failure("addressNotFound", "id");
    if ((await update.first(pool, account, Number(id), ...address)) === undefined)
      throw new Failure("addressNotFound", "id");
  } else if ((await insert.first(pool, account, addressBookLimit, ...address)) === undefined) {
    throw new Failure("addressBookFull");
  }
  return addressesOf(pool, account);
};

/** `removeAddress`. One that is gone is removed enough. Throws 2202. */
export const removeAddress = async (id: string, scope: Scope): Promise<BookAddress[]> => {
  const { pool } = scope.services;
  const { account } = await requireSession(scope);
  if (isRowId(id)) await remove.run(pool, account, Number(id));
  return addressesOf(pool, account);
};
