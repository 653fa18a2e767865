import type { ReactNode } from "react";
import { SelectNative, type SelectOption } from "../select-native/select-native.tsx";
import { TextField } from "../text-field/text-field.tsx";
import * as styles from "./address-fields.css.ts";
import { type AddressField, type AddressValue, splitHouseNumber } from "./address-value.ts";

export interface AddressFieldsProps {
  value: AddressValue;
  onChange(patch: Partial<AddressValue>): void;
  /** A field was left. */
  onLeave?: ((field: AddressField) => void) | undefined;
  labels: Readonly<Record<AddressField, string>>;
  /** What stands beside the label of what may be left out. */
  optionalLabel: string;
  /** What is wrong with each, in words. */
  errors: Partial<Record<AddressField, string | undefined>>;
  /** Countries to choose from; with one alone none is asked for. */
  countries: readonly SelectOption[];
  /** Whether the country has post codes, houses without number, and the number before the street. */
  shape: { postCode: boolean; houseNumberOptional: boolean; numberFirst: boolean };
  /** Finds an address by its post code, which stands first then; none by default. */
  lookup?: ReactNode;
  /** Before the id of each control. */
  id: string;
}

/**
 * Where something of another person's is posted to: the browser's own suggestions would be somebody else's.
 */
export const AddressFields = (props: AddressFieldsProps) => {
  const { value, onChange, onLeave, labels, optionalLabel, errors, countries, shape, lookup, id } = props;
  const field = (name: AddressField, more: { optional?: boolean; inputMode?: "numeric" } = {}) => (
    <TextField
      key={name}
      id={`${id}-${name}`}
      name={`${id}-${name}`}
      label={labels[name]}
      optionalLabel={more.optional ? optionalLabel : undefined}
      error={errors[name]}
      autoComplete="off"
      inputMode={more.inputMode}
      value={value[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      onBlur={() => {
        const parts = name === "houseNumber" && value.suffix === "" ? splitHouseNumber(value.houseNumber) : undefined;
        if (parts) onChange(parts);
        onLeave?.(name);
      }}
    />
  );
  const street = field("street");
  const numbers = (
    <div key="numbers" className={styles.numbers}>
      {field("houseNumber", { optional: shape.houseNumberOptional, inputMode: "numeric" })}
      {field("suffix", { optional: true })}
    </div>
  );
  return (
    <div className={styles.fields}>
      {countries.length > 1 && (
        <SelectNative
          id={`${id}-countryCode`}
          label={labels.countryCode}
          error={errors.countryCode}
          options={countries}
          value={value.countryCode}
          onChange={({ target }) => onChange({ countryCode: target.value })}
        />
      )}
      {lookup && field("postCode")}
      {lookup}
      {field("addressLine1", { optional: true })}
      <div className={styles.pair}>{shape.numberFirst ? [numbers, street] : [street, numbers]}</div>
      {field("addressLine2", { optional: true })}
      <div className={styles.pair}>
        {shape.postCode && !lookup && field("postCode")}
        {field("city")}
      </div>
    </div>
  );
};
