import { prepared, type Queryable } from "../../platform/database/index.ts";

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

/** What an entry says, in the order of its columns. */
export type AddressColumns = readonly [
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

/** Addresses that somebody keeps: an account, or a company. */
export interface AddressBook {
  /** Lists the entries by name. */
  list(db: Queryable, owner: string): Promise<BookAddress[]>;
  /** Answers `undefined` where the book is full. */
  insert(db: Queryable, owner: string, address: AddressColumns): Promise<BookAddress | undefined>;
  /** Answers `undefined` where there is no such entry. */
  update(db: Queryable, owner: string, id: number, address: AddressColumns): Promise<BookAddress | undefined>;
  remove(db: Queryable, owner: string, id: number): Promise<unknown>;
}

/**
 * The address books of a table that has these columns.
 *
 * @param owner column that says whose an entry is
 */
export const addressBooks = (name: string, table: string, owner: string): AddressBook => {
  const list = prepared<BookAddress, [string]>(
    `${name}-list`,
    `select ${shown} from ${table} where ${owner} = $1 order by last_name, first_name, id`,
  );
  const insert = prepared<BookAddress, [string, number, ...AddressColumns]>(
    `${name}-insert`,
    `insert into ${table} (${owner}, ${columns})
     select $1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
     where (select count(*) from ${table} where ${owner} = $1) < $2 returning ${shown}`,
  );
  const update = prepared<BookAddress, [string, number, ...AddressColumns]>(
    `${name}-update`,
    `update ${table} set (${columns}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     where ${owner} = $1 and id = $2 returning ${shown}`,
  );
  const remove = prepared<Record<never, never>, [string, number]>(
    `${name}-remove`,
    `delete from ${table} where ${owner} = $1 and id = $2`,
  );
  return {
    list: (db, whose) => list.all(db, whose),
    insert: (db, whose, address) => insert.first(db, whose, addressBookLimit, ...address),
    update: (db, whose, id, address) => update.first(db, whose, id, ...address),
    remove: (db, whose, id) => remove.run(db, whose, id),
  };
};
