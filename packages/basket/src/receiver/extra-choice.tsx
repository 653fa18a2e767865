import { formatMoney } from "@giftshop/messages/format";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import type { Offers } from "./load-offers.ts";
import * as styles from "./receiver.css.ts";

export interface ExtraChoiceProps {
  /** Name of the group in the form. */
  name: string;
  legend: string;
  /** "None" and "free". */
  none: string;
  free: string;
  /** BCP 47. */
  locale: string;
  /** Nothing is asked where there are none. */
  options: Offers["wrappers"];
  /** Id of the chosen one; an empty string is none. */
  value: string;
  onChange(id: string): void;
}

const nothing = "none";

/** A wrapper or a packing as on the product page: its picture and its price, or none. */
export const ExtraChoice = ({ name, legend, none, free, locale, options, value, onChange }: ExtraChoiceProps) => {
  if (options.length === 0) return null;
  return (
    <RadioCards
      legend={legend}
      name={name}
      direction="tiles"
      value={value || nothing}
      onChange={(id) => onChange(id === nothing ? "" : id)}
      options={[
        { value: nothing, label: none },
        ...options.map(({ id, title, image, price }) => ({
          value: id,
          label: title,
          icon: <img className={styles.picture} src={image.url} alt="" width={60} height={40} loading="lazy" />,
          description: price.value === 0 ? free : formatMoney(price, locale),
        })),
      ]}
    />
  );
};
