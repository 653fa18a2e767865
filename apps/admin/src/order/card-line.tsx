import { Badge } from "@giftshop/ui-kit/badge";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Stack } from "@giftshop/ui-kit/layout";
import { SelectNative } from "@giftshop/ui-kit/select-native";
import { Text } from "@giftshop/ui-kit/text";
import { type FragmentType, readFragment } from "../generated/fragment-masking.ts";
import type { CardReason } from "../generated/graphql.ts";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { toneOf } from "../orders/tone.ts";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "./order.css.ts";
import { BlockCard, CardParts, ReissueCard } from "./order-documents.ts";
import { RevealButton } from "./reveal.tsx";
import { WhyButton } from "./why-button.tsx";

const reasons = ["LOST_PARCEL", "STOLEN", "MISTAKEN_RECIPIENT"] as const;

const reasonIn = (form: FormData): CardReason => reasons.find((one) => one === form.get("reason")) ?? "STOLEN";

const ReasonField = ({ text }: { text: string }) => {
  const { t } = useWords();
  return (
    <Stack gap={4}>
      <Text>{text}</Text>
      <SelectNative
        label={t("card.reason")}
        name="reason"
        defaultValue="STOLEN"
        options={reasons.map((id) => ({ id, label: t(`card.reasons.${id}`) }))}
      />
    </Stack>
  );
};

interface CardLineProps {
  number: string;
  card: FragmentType<typeof CardParts>;
  onDone(said: string): void;
}

/** A card by its last four digits, how it stands, and what can be done about it. */
export const CardLine = ({ number, card: masked, onDone }: CardLineProps) => {
  const { t, locale } = useWords();
  const card = readFragment(CardParts, masked);
  const [mayBlock, mayReissue] = [useMay("CARDS_BLOCK"), useMay("CARDS_REISSUE")];
  const mayReveal = useMay("CARDS_REVEAL");
  const block = useDo(BlockCard);
  const reissue = useDo(ReissueCard);
  const balance = formatPrice(card.balance, locale);
  const isUsable = card.state === "ACTIVE";
  const again = async (why: string, form: FormData) => {
    const { data, refused } = await reissue.run({ number, card: card.id, reason: reasonIn(form), why });
    if (data) onDone(data.waits ? t("waits") : t("card.reissued"));
    return refused;
  };
  return (
    <div className={styles.line}>
      <span className={styles.digits}>…{card.lastDigits}</span>
      <span className={styles.grow}>{t("card.balance", { balance, value: formatPrice(card.value, locale) })}</span>
      <Badge tone={toneOf(card.state)}>{card.replaced ? t("card.replaced") : stateText(t, card.state)}</Badge>
      {mayBlock && isUsable && (
        <WhyButton
          label={t("card.block")}
          title={t("card.blockTitle", { digits: card.lastDigits })}
          text={<ReasonField text={t("card.blockText")} />}
          danger
          onDo={async (why, form) => (await block.run({ number, card: card.id, reason: reasonIn(form), why })).refused}
          onDone={() => onDone(t("card.blocked"))}
        />
      )}
      {mayReissue && !card.replaced && card.balance.value > 0 && card.state !== "EXPIRED" && (
        <WhyButton
          label={t("card.reissue")}
          title={t("card.reissueTitle", { digits: card.lastDigits })}
          text={<ReasonField text={t("card.reissueText", { balance })} />}
          danger
          onDo={again}
          onDone={() => undefined}
        />
      )}
      {mayReveal && isUsable && <RevealButton number={number} card={card.id} digits={card.lastDigits} />}
    </div>
  );
};
