import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import type { AddressValue } from "@giftshop/ui-kit/address-value";
import { HouseLookup, hasLookup } from "./house-lookup.tsx";

export interface ReceiverLookupProps {
  words: TranslateReceiver;
  value: Pick<AddressValue, "countryCode" | "postCode">;
  onChange(patch: Partial<AddressValue>): void;
}

/**
 * The houses of the postcode that was typed, where they can
 * be looked up; else nothing, for which no room is kept.
 */
export const receiverLookup = ({ words, value, onChange }: ReceiverLookupProps) =>
  hasLookup(value.countryCode) ? (
    <HouseLookup
      labels={{ find: words("lookup.find"), choose: words("lookup.choose"), none: words("lookup.none") }}
      postCode={value.postCode}
      country={value.countryCode}
      onChosen={({ suffix, ...house }) => onChange({ ...house, suffix: suffix ?? "" })}
    />
  ) : undefined;
