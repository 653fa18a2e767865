import { Button } from "@giftshop/ui-kit/button";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Text } from "@giftshop/ui-kit/text";
import { judgePostCode } from "@giftshop/validation/rules";
import { useState } from "react";
import { type House, housesOf } from "./addresses-of.ts";

export type { House };

/** Whether the houses of a postcode can be looked up: a British one has a dozen. */
export const hasLookup = (country: string): boolean => country === "GB";

export interface HouseLookupProps {
  labels: { find: string; choose: string; none: string };
  /** The postcode as it stands in its field. */
  postCode: string;
  country: string;
  onChosen(house: House): void;
}

const labelOf = ({ street, houseNumber, suffix, city }: House): string =>
  [suffix, `${houseNumber} ${street}`, city].filter(Boolean).join(", ");

/** From a postcode to one of its addresses. Whatever comes of it, the fields below can be typed into. */
export const HouseLookup = ({ labels, postCode, country, onChosen }: HouseLookupProps) => {
  const [asked, setAsked] = useState<{ postCode: string; houses?: readonly House[] }>();
  const isAsked = asked?.postCode === postCode;
  const houses = isAsked ? asked.houses : undefined;
  const isWhole = postCode.trim() !== "" && judgePostCode(postCode, country) === undefined;
  const find = async () => {
    setAsked({ postCode });
    const found = await housesOf(country, postCode);
    // Another may have been asked for meanwhile.
    setAsked((now) => (now?.postCode === postCode ? { postCode, houses: found } : now));
  };
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={isAsked && houses === undefined}
          disabled={!isWhole}
          onClick={() => void find()}
        >
          {labels.find}
        </Button>
      </div>
      {houses && houses.length > 0 && (
        <SelectNative
          label={labels.choose}
          placeholder={labels.choose}
          defaultValue=""
          options={houses.map((house, index) => ({ id: `${index}`, label: labelOf(house) }))}
          onChange={({ target }) => {
            const chosen = houses[Number(target.value)];
            if (chosen) onChosen(chosen);
          }}
        />
      )}
      <div role="status">{houses?.length === 0 && <Text tone="muted">{labels.none}</Text>}</div>
    </>
  );
};
