import { prepared, type Queryable } from "../../platform/database/index.ts";
import type { PlacedAddress } from "./types.ts";

const ofOrder = prepared<PlacedAddress, [string]>(
  "order-addresses",
  `select position, first_name as "firstName", last_name as "lastName", company_name as "companyName", country_code as "countryCode",
     post_code as "postCode", house_number as "houseNumber", suffix, street, city, address_line1 as "addressLine1",
     address_line2 as "addressLine2", phone_number as "phoneNumber", customer_type as "customerType", email,
     invoice_email as "invoiceEmail", reference_number as "referenceNumber"
   from order_address where order_id = $1 order by position`,
);

/** Where the parcels of an order go, the buyer's own address first. */
export const readAddresses = (db: Queryable, orderId: string): Promise<PlacedAddress[]> => ofOrder.all(db, orderId);

/**
 * SQL for the place of a package's address among those of its order. @param id expression of the package's id
 */
export const addressOfPackage = (id: string): string => `(select address from order_package where id = ${id})`;

/** SQL for whether an order has more than one address. @param order expression of the order's id */
export const severalAddresses = (order: string): string =>
  `(select count(*) > 1 from order_address where order_id = ${order})`;
