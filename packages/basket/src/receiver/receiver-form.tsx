import type { TranslateReceiver } from "@giftshop/messages/late-receivers";
import { countryChoices, writesNumberFirst } from "@giftshop/storefront-config/address-lines";
import { AddressFields } from "@giftshop/ui-kit/address-fields";
import { Button } from "@giftshop/ui-kit/button";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { TextField } from "@giftshop/ui-kit/text-field";
import { addressShape, suggestEmail } from "@giftshop/validation/rules";
import { useState } from "react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import * as styles from "./receiver.css.ts";
import type { Faults, ReceiverField, ReceiverValue } from "./receiver-value.ts";

export interface ReceiverFormProps {
  context: Pick<BasketContext, "locale" | "countries">;
  words: TranslateReceiver;
  /** It goes by e-mail. */
  digital: boolean;
  /** It goes by post. Both where both kinds of gifts are theirs. */
  physical: boolean;
  value: ReceiverValue;
  faults: Faults;
  onChange(patch: Partial<ReceiverValue>): void;
}

/** Who gets a gift, and where it goes: an e-mail address, or a door. */
export function ReceiverForm({ context, words, digital, physical, value, faults, onChange }: ReceiverFormProps) {
  const [suggestion, setSuggestion] = useState<string>();
  const error = (field: ReceiverField) => {
    const fault = faults[field];
    return fault && words(`faults.${fault}`);
  };
  const { countryCode } = value;
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          id="receiver-name"
          label={words("fields.firstName")}
          error={error("name")}
          autoComplete="off"
          autoCapitalize="words"
          value={value.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        <TextField
          id="receiver-lastName"
          label={words("fields.lastName")}
          optionalLabel={physical && value.way === "them" ? undefined : words("fields.optional")}
          error={error("lastName")}
          autoComplete="off"
          autoCapitalize="words"
          value={value.lastName}
          onChange={({ target }) => onChange({ lastName: target.value })}
        />
      </div>
      {digital && (
        <TextField
          id="receiver-email"
          type="email"
          inputMode="email"
          label={words("fields.email")}
          error={error("email")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={value.email}
          onChange={({ target }) => onChange({ email: target.value })}
          onBlur={({ target }) => setSuggestion(suggestEmail(target.value))}
          hint={
            <span aria-live="polite">
              {suggestion && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    onChange({ email: suggestion });
                    setSuggestion(undefined);
                  }}
                >
                  {words("fields.suggestion", { email: suggestion })}
                </Button>
              )}
            </span>
          }
        />
      )}
      {physical && (
        <RadioCards
          legend={words("fields.way")}
          name="receiver-way"
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
          id="receiver"
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
          countries={countryChoices(context.countries, context.locale)}
          shape={{ ...addressShape(countryCode), numberFirst: writesNumberFirst(countryCode) }}
        />
      )}
    </div>
  );
}
