import { ChipGroup } from "@giftshop/ui-kit/chip";
import { useEffect, useState } from "react";
import { chooseScheme, chosenScheme, type Scheme, schemes } from "./scheme.ts";

export interface SchemeChoiceProps {
  texts: Record<"legend" | Scheme, string>;
}

/** Light, dark, or as the device has it; shown at once. */
export const SchemeChoice = ({ texts }: SchemeChoiceProps) => {
  const [chosen, setChosen] = useState<Scheme>("auto");
  // What the page is shown in is said by its root element, which is dressed by then.
  useEffect(() => setChosen(chosenScheme()), []);
  return (
    <ChipGroup
      legend={texts.legend}
      name="scheme"
      options={schemes.map((value) => ({ value, label: texts[value] }))}
      value={chosen}
      onChange={(value) => {
        const scheme = schemes.find((one) => one === value) ?? "auto";
        setChosen(scheme);
        chooseScheme(scheme);
      }}
    />
  );
};
