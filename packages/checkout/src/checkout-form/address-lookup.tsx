import type { ResultOf } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { Button, Text } from "@giftshop/ui-kit";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { judgePostCode } from "@giftshop/validation/rules";
import { useState } from "react";
import { useCheckout } from "../frame/checkout-context.tsx";
import { AddressesOfPostCode } from "./addresses.query.ts";

/** A house that somebody may mean. */
export type FoundAddress = NonNullable<ResultOf<typeof AddressesOfPostCode>["addressesOfPostCode"]["data"]>[number];

/** Whether the houses of a postcode can be looked up: a British one has a dozen. */
export const hasLookup = (country: string): boolean => country === "GB";

export interface AddressLookupProps {
  /** As it stands in its field. */
  postCode: string;
  country: string;
  onChosen(address: FoundAddress): void;
}

const addressesOf = ({ addressesOfPostCode }: ResultOf<typeof AddressesOfPostCode>): readonly FoundAddress[] =>
  addressesOfPostCode.data ?? [];

const labelOf = ({ street, houseNumber, suffix, city }: FoundAddress): string =>
  [suffix, `${houseNumber} ${street}`, city].filter(Boolean).join(", ");

/** From a postcode to one of its addresses. Whatever comes of it, the fields below can be typed into. */
export function AddressLookup({ postCode, country, onChosen }: AddressLookupProps) {
  const { t } = useCheckout();
  const [asked, setAsked] = useState<string>();
  const isAsked = asked !== undefined && asked === postCode;
  const variables = { countryCode: country, postCode: asked ?? "" };
  const [found] = useRequest(AddressesOfPostCode, variables, { read: addressesOf, paused: asked === undefined });
  const isWhole = postCode.trim() !== "" && judgePostCode(postCode, country) === undefined;
  const current = isAsked && found.state === "ready" ? found.value : undefined;
  const isNone = isAsked && (found.state === "failed" || current?.length === 0);
  return (
    <>
      <div>
        <Button
          variant="secondary"
          size="small"
          loading={isAsked && found.state === "loading"}
          disabled={!isWhole}
          onClick={() => setAsked(postCode)}
        >
          {t("shipping.lookup.find")}
        </Button>
      </div>
      {current && current.length > 0 && (
        <SelectNative
          label={t("shipping.lookup.choose")}
          placeholder={t("shipping.lookup.choose")}
          defaultValue=""
          options={current.map((address, index) => ({ id: `${index}`, label: labelOf(address) }))}
          onChange={({ target }) => {
            const chosen = current[Number(target.value)];
            if (chosen) onChosen(chosen);
          }}
        />
      )}
      <div role="status">{isNone && <Text tone="muted">{t("shipping.lookup.none")}</Text>}</div>
    </>
  );
}
