import type { Meta, StoryObj } from "@storybook/react";
import { useState } from "react";
import { AddressFields, type AddressFieldsProps } from "./address-fields.tsx";
import { emptyAddress } from "./address-value.ts";

const labels = {
  countryCode: "Country",
  street: "Street",
  houseNumber: "House number",
  suffix: "Flat or unit",
  postCode: "Postcode",
  city: "Town or city",
  addressLine1: "Care of (c/o)",
  addressLine2: "Floor, building",
};

const Typed = (props: AddressFieldsProps) => {
  const [value, setValue] = useState(props.value);
  return <AddressFields {...props} value={value} onChange={(patch) => setValue((now) => ({ ...now, ...patch }))} />;
};

const meta: Meta<typeof AddressFields> = {
  title: "ui-kit/Address fields",
  component: AddressFields,
  render: (props) => <Typed {...props} />,
  args: {
    id: "address",
    labels,
    optionalLabel: "optional",
    errors: {},
    countries: [{ id: "FR", label: "France" }],
    shape: { postCode: true, houseNumberOptional: true, numberFirst: true },
    value: emptyAddress("FR"),
    onChange: () => {},
  },
};
export default meta;

type Story = StoryObj<typeof AddressFields>;

export const Empty: Story = {};

export const SeveralCountriesAndFaults: Story = {
  args: {
    countries: [
      { id: "NL", label: "Netherlands" },
      { id: "BE", label: "Belgium" },
    ],
    shape: { postCode: true, houseNumberOptional: false, numberFirst: false },
    value: { ...emptyAddress("NL"), street: "Keizersgracht", houseNumber: "12" },
    errors: { postCode: "This isn’t a postcode of that country." },
  },
};
