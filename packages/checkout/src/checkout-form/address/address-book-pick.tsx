import { useRequest } from "@giftshop/graphql/react";
import { addressOnOneLine } from "@giftshop/storefront-config/address-lines";
import { useFormValues } from "@giftshop/ui-kit/form";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { useCheckout } from "../../frame/checkout-context.tsx";
import { deliveredTo } from "../delivered-to.ts";
import type { CheckoutValues } from "../values/values.ts";
import { bookOf, CheckoutAddressBook } from "./address-book.ts";

/**
 * Fills the parcel's address from the address book of who
 * is signed in; nothing while it is empty or out of reach.
 */
export const AddressBookPick = () => {
  const { shop, t } = useCheckout();
  const { change } = useFormValues<CheckoutValues>();
  const [book] = useRequest(CheckoutAddressBook, {}, { read: bookOf });
  const { countries } = shop.storefront.delivery;
  const entries = book.state === "ready" ? book.value.filter((entry) => countries.includes(entry.countryCode)) : [];
  if (entries.length === 0) return null;
  return (
    <SelectNative
      label={t("shipping.book")}
      placeholder={t("shipping.pick")}
      options={entries.map((entry) => ({
        id: entry.id,
        label: [`${entry.firstName} ${entry.lastName}`, addressOnOneLine(entry)].join(", "),
      }))}
      onChange={({ target }) => {
        const entry = entries.find(({ id }) => id === target.value);
        if (entry) change((now) => deliveredTo(now, entry));
      }}
    />
  );
};
