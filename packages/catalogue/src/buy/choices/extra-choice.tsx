import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { memo } from "react";
import type { Draft } from "../draft/draft.ts";
import type { ExtraOption } from "../offer.ts";
import * as styles from "./extra-choice.css.ts";

export interface ExtraChoiceProps {
  /** Name of the group in the form. */
  name: "wrapper" | "packing";
  texts: { legend: string; none: string };
  /** Those that go with the chosen delivery kind; nothing is asked where there are none. */
  options: readonly ExtraOption[];
  chosen: string | undefined;
  onChange(patch: Partial<Draft>): void;
}

const none = "none";

/** A wrapper or a packing, with its picture and price, or none. */
export const ExtraChoice = memo(function ExtraChoice({ name, texts, options, chosen, onChange }: ExtraChoiceProps) {
  if (options.length === 0) return null;
  return (
    <RadioCards
      className={styles.extras}
      legend={texts.legend}
      name={name}
      direction="tiles"
      value={chosen ?? none}
      onChange={(id) => onChange({ [`${name}Id`]: id === none ? undefined : id })}
      options={[
        { value: none, label: texts.none },
        ...options.map(({ id, title, price, before, imageUrl }) => ({
          value: id,
          label: title,
          icon: <img className={styles.picture} src={imageUrl} alt="" width={60} height={40} loading="lazy" />,
          description: before ? (
            <>
              {price.text}
              <br />
              {before}
            </>
          ) : (
            price.text
          ),
        })),
      ]}
    />
  );
});
