import { Badge } from "@giftshop/ui-kit/badge";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { type FragmentType, readFragment } from "../generated/fragment-masking.ts";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { toneOf } from "../orders/tone.ts";
import { Moment } from "../words/moment.tsx";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { CardLine } from "./card-line.tsx";
import { ClaimButton } from "./claim.tsx";
import { CorrectButton } from "./correct.tsx";
import * as styles from "./order.css.ts";
import { GiftParts, ResendGift } from "./order-documents.ts";
import { WhyButton } from "./why-button.tsx";

interface GiftListProps {
  number: string;
  gifts: readonly FragmentType<typeof GiftParts>[];
  onDone(said: string): void;
}

/** The gifts of an order: for whom, how they stand, and their cards. */
export const GiftCardList = ({ number, gifts, onDone }: GiftListProps) => {
  const { t, locale } = useWords();
  const mayResend = useMay("ORDERS_RESEND");
  const resend = useDo(ResendGift);
  return (
    <ul className={styles.gifts}>
      {readFragment(GiftParts, gifts).map((gift) => (
        <li key={gift.id} className={styles.gift}>
          <div className={styles.line}>
            <strong className={styles.grow}>
              {gift.title} · {formatPrice(gift.total, locale)}
            </strong>
            {gift.wrapped && <Badge>{stateText(t, gift.wrapped)}</Badge>}
            <Badge tone={toneOf(gift.state)}>{stateText(t, gift.state)}</Badge>
          </div>
          <div className={styles.line}>
            <span className={styles.grow}>
              {[gift.receiver, gift.receiverEmail !== gift.receiver && gift.receiverEmail].filter(Boolean).join(" · ")}
              {gift.sentAt && (
                <>
                  {" · "}
                  <Moment at={gift.sentAt} />
                </>
              )}
            </span>
            {gift.kind === "DIGITAL" &&
              mayResend &&
              gift.wrapped !== "OPENED" &&
              (gift.state === "SENT" || gift.state === "FAILED") && (
                <WhyButton
                  label={t("gift.resend")}
                  title={t("gift.resendTitle")}
                  text={t("gift.resendText", { receiver: gift.receiverEmail ?? gift.receiver })}
                  onDo={async (why) => (await resend.run({ number, gift: gift.id, why })).refused}
                  onDone={() => onDone(t("gift.resent"))}
                />
              )}
            <ClaimButton number={number} gift={gift} onDone={onDone} />
            {gift.kind === "DIGITAL" && <CorrectButton number={number} gift={gift} onDone={onDone} />}
          </div>
          {gift.cards.map((card) => (
            <CardLine key={card.id} number={number} card={card} onDone={onDone} />
          ))}
        </li>
      ))}
    </ul>
  );
};
