import { DayChoice } from "@giftshop/delivery-date/choice";
import { type DayPlan, dayText } from "@giftshop/delivery-date/text";
import { MailIcon, PostIcon } from "@giftshop/ui-kit/icon";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { memo } from "react";
import type { DeliveryFacts } from "../../product-dialogs/delivery/delivery-facts.ts";
import { DialogOpener } from "../../product-dialogs/dialog-opener.tsx";
import type { AlternativesFacts } from "../../product-dialogs/dialog-request.ts";
import { ArrivalLine } from "../arrival-line.tsx";
import type { BuyTexts } from "../buy-texts.ts";
import type { DeliveryKind, Offer } from "../offer.ts";
import * as styles from "./delivery-choice.css.ts";
import { deliveryPriceOf } from "./delivery-price.ts";

export interface DeliveryChoiceProps {
  texts: BuyTexts["delivery"];
  offers: readonly Offer[];
  chosen: DeliveryKind;
  problem: string | undefined;
  /** Whether it would go registered by post. */
  registered: boolean;
  /** Path segment of the product. */
  path: string;
  onChoose(offer: Offer): void;
  day: DayPlan | null;
  onChooseDay(day: DayPlan | null): undefined;
  facts: DeliveryFacts;
  alternatives: AlternativesFacts;
}

/**
 * Digital and physical side by side, each with the moment it arrives and what that
 * costs; below, how it arrives, and what there is in place of a kind that is sold out.
 */
export const DeliveryChoice = memo(function DeliveryChoice({
  texts,
  offers,
  chosen,
  problem,
  registered,
  path,
  onChoose,
  day,
  onChooseDay,
  facts,
  alternatives,
}: DeliveryChoiceProps) {
  const { locale = "", timeZone = "" } = offers[0]?.arrival ?? {};
  const missing = problem ? chosen : offers.find(({ inStock }) => !inStock)?.kind;
  return (
    <div className={styles.delivery}>
      <RadioCards
        legend={texts.legend}
        name="kind"
        direction="joined"
        error={problem}
        value={chosen}
        onChange={(kind) => {
          const offer = offers.find((one) => one.kind === kind);
          if (offer) onChoose(offer);
        }}
        options={offers.map((offer) => {
          const { kind, inStock, arrival, longestArrival } = offer;
          return {
            value: kind,
            disabled: !inStock,
            icon: kind === "DIGITAL" ? <MailIcon /> : <PostIcon />,
            label: (
              <span className={styles.label}>
                <span>{kind === "DIGITAL" ? texts.digital : texts.physical}</span>
                <span className={styles.price}>{deliveryPriceOf(offer, registered).text}</span>
              </span>
            ),
            description: (
              <span className={styles.arrival} data-room={inStock ? longestArrival : undefined}>
                <span>{inStock ? <ArrivalLine arrival={arrival} path={path} /> : texts.soldOut}</span>
              </span>
            ),
          };
        })}
      />
      {day && <p className={styles.day}>{dayText(day, locale, timeZone)}</p>}
      <div className={styles.more}>
        <DayChoice
          t={(key) => texts.day[key.slice("day.".length) as keyof typeof texts.day]}
          kind={chosen}
          plan={day}
          locale={locale}
          onChoose={onChooseDay}
        />
        <DialogOpener variant="quiet" size="small" href={facts.href} request={{ dialog: "delivery", ...facts }}>
          {texts.more}
        </DialogOpener>
        {missing && (
          <DialogOpener
            variant="quiet"
            size="small"
            href={alternatives.listingHref}
            request={{ dialog: "alternatives", kind: missing, ...alternatives }}
          >
            {texts.alternatives}
          </DialogOpener>
        )}
      </div>
    </div>
  );
});
