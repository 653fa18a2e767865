import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { countryChoices, writesNumberFirst } from "@giftshop/storefront-config/address-lines";
import { AddressFields } from "@giftshop/ui-kit/address-fields";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { TextField } from "@giftshop/ui-kit/text-field";
import { addressShape } from "@giftshop/validation/rules";
import { EmailFields } from "./email-fields.tsx";
import { receiverLookup } from "./receiver-lookup.tsx";
import type { ReceiverField, ReceiverValue } from "./receiver-value.ts";
import * as styles from "./receivers.css.ts";

export interface ReceiverFormProps {
  /** BCP 47. */
  locale: string;
  /** ISO 3166-1 alpha-2 of where can be posted to, the storefront's own first. */
  countries: readonly string[];
  /** Before the id of each control. Default `receiver`. */
  id?: string;
  words: TranslateReceiver;
  /** Whether it goes by e-mail. */
  digital: boolean;
  /** It goes by post; both where both kinds of gifts are theirs. */
  physical: boolean;
  value: ReceiverValue;
  /** What is wrong with a field, in words. */
  error(field: ReceiverField): string | undefined;
  onChange(patch: Partial<ReceiverValue>): void;
  /** Takes the focus when it appears. Default `false`. */
  autoFocus?: boolean;
}

/** Who gets a gift, and where it goes: an e-mail address, or a door. */
export const ReceiverForm = (props: ReceiverFormProps) => {
  const {
    locale,
    countries,
    id = "receiver",
    words,
    digital,
    physical,
    value,
    error,
    onChange,
    autoFocus = false,
  } = props;
  const { countryCode } = value;
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          id={`${id}-name`}
          autoFocus={autoFocus}
          label={words("fields.firstName")}
          error={error("name")}
          autoComplete="off"
          autoCapitalize="words"
          value={value.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          id={`${id}-lastName`}
          label={words("fields.lastName")}
          optionalLabel={physical && value.way === "them" ? undefined : words("fields.optional")}
          error={error("lastName")}
          autoComplete="off"
          autoCapitalize="words"
          value={value.lastName}
          onChange={({ target }) => onChange({ lastName: target.value })}
        />
      </div>
      {digital && <EmailFields {...{ id, words, value, onChange }} errors={[error("email"), error("emailAgain")]} />}
      {physical && (
        <RadioCards
          legend={words("fields.way")}
          name={`${id}-way`}
          value={value.way}
          error={error("way")}
          onChange={(way) => onChange({ way: way === "them" ? "them" : "me" })}
          options={[
            { value: "them", label: words("fields.toThem") },
            { value: "me", label: words("fields.toMe") },
          ]}
        />
      )}
      {physical && value.way === "them" && (
        <AddressFields
          id={id}
          value={value}
          onChange={onChange}
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
          errors={{
            countryCode: error("countryCode"),
            street: error("street"),
            houseNumber: error("houseNumber"),
            suffix: error("suffix"),
            postCode: error("postCode"),
            city: error("city"),
            addressLine1: error("addressLine1"),
            addressLine2: error("addressLine2"),
          }}
          optionalLabel={words("fields.optional")}
          lookup={receiverLookup({ words, value, onChange })}
          countries={countryChoices(countries, locale)}
          shape={{ ...addressShape(countryCode), numberFirst: writesNumberFirst(countryCode) }}
        />
      )}
    </div>
  );
};
