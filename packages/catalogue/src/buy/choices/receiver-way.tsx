import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { receiverLookup } from "@giftshop/receivers/lookup";
import { countryChoices, writesNumberFirst } from "@giftshop/storefront-config/address-lines";
import { AddressFields } from "@giftshop/ui-kit/address-fields";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { addressShape } from "@giftshop/validation/rules";
import type { Draft } from "../draft/draft.ts";
import type { Field } from "../draft/fields.ts";
import type { Problems } from "../problems/problem.ts";

export interface ReceiverWayProps {
  words: TranslateReceiver;
  /** ISO 3166-1 alpha-2 of where can be posted to. */
  countries: readonly string[];
  /** BCP 47. */
  locale: string;
  value: Draft;
  problems: Problems;
  onChange(patch: Partial<Draft>): void;
  onLeave(field: Field): void;
  /** Before the id of each control. */
  id: string;
}

/**
 * Where a printed card for somebody else goes. Nothing is chosen beforehand: no gift goes to the wrong door.
 */
export const ReceiverWay = ({ words, countries, locale, value, problems, onChange, onLeave, id }: ReceiverWayProps) => (
  <>
    <RadioCards
      legend={words("fields.way")}
      name={`${id}-way`}
      value={value.way}
      error={problems.way}
      onChange={(way) => onChange({ way: way === "them" ? "them" : "me" })}
      options={[
        { value: "them", label: words("fields.toThem") },
        { value: "me", label: words("fields.toMe") },
      ]}
    />
    {value.way === "them" && (
      <AddressFields
        id={id}
        value={value}
        onChange={onChange}
        onLeave={onLeave}
        errors={problems}
        labels={{
          countryCode: words("fields.country"),
          street: words("fields.street"),
          houseNumber: words("fields.houseNumber"),
          suffix: words("fields.suffix"),
          postCode: words("fields.postCode"),
          city: words("fields.city"),
          addressLine1: words("fields.addressLine1"),
          addressLine2: words("fields.addressLine2"),
        }}
        optionalLabel={words("fields.optional")}
        lookup={receiverLookup({ words, value, onChange })}
        countries={countryChoices(countries, locale)}
        shape={{ ...addressShape(value.countryCode), numberFirst: writesNumberFirst(value.countryCode) }}
      />
    )}
  </>
);
