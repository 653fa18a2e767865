import { type House, HouseLookup } from "@giftshop/receivers/house-lookup";
import { useCheckout } from "../../frame/checkout-context.tsx";

export interface AddressLookupProps {
  /** The postcode as it stands in its field. */
  postCode: string;
  country: string;
  onChosen(address: House): void;
}

/** Finds one of the addresses of a postcode, in the checkout's words. */
export const AddressLookup = (props: AddressLookupProps) => {
  const { t } = useCheckout();
  const labels = {
    find: t("shipping.lookup.find"),
    choose: t("shipping.lookup.choose"),
    none: t("shipping.lookup.none"),
  };
  return <HouseLookup {...props} labels={labels} />;
};
