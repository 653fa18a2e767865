import { MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { ArrivalLine } from "./arrival-line.tsx";
import type { BuyTexts } from "./buy-texts.ts";
import * as styles from "./delivery-choice.css.ts";
import type { DeliveryKind, Offer } from "./offer.ts";

export interface DeliveryChoiceProps {
  texts: BuyTexts["delivery"];
  offers: readonly Offer[];
  chosen: DeliveryKind;
  problem: string | undefined;
  /** Path segment of the product. */
  path: string;
  onChoose(offer: Offer): void;
}

/** Digital and physical side by side, each with the moment it arrives and what that costs. */
export function DeliveryChoice({ texts, offers, chosen, problem, path, onChoose }: DeliveryChoiceProps) {
  return (
    <RadioCards
      legend={texts.legend}
      name="kind"
      direction="row"
      error={problem}
      value={chosen}
      onChange={(kind) => {
        const offer = offers.find((one) => one.kind === kind);
        if (offer) onChoose(offer);
      }}
      options={offers.map(({ kind, inStock, arrival, deliveryPrice }) => ({
        value: kind,
        disabled: !inStock,
        icon: kind === "DIGITAL" ? <MailIcon /> : <PostIcon />,
        label: (
          <span className={styles.label}>
            <span>{kind === "DIGITAL" ? texts.digital : texts.physical}</span>
            <span className={styles.price}>{deliveryPrice.text}</span>
          </span>
        ),
        description: (
          <span className={styles.arrival}>
            {inStock ? <ArrivalLine arrival={arrival} path={path} /> : texts.soldOut}
          </span>
        ),
      }))}
    />
  );
}
