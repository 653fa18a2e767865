import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { amountIn } from "../words/amount-in.ts";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { RefundAmount, RefundGifts, WithdrawGifts } from "./order-documents.ts";
import { WhyButton } from "./why-button.tsx";

interface Money {
  currency: string;
  value: number;
}
interface RefundButtonsProps {
  order: {
    number: string;
    state: string;
    total: Money;
    secondPersonAbove: Money;
    gifts: readonly { id: string; title: string; receiver: string; refusal: string | null; total: Money }[];
  };
  onDone(said: string): void;
}

/** What its buyer could not take back any more, a person can. */
const isFree = (refusal: string | null): boolean =>
  refusal === null || refusal === "TOO_LATE" || refusal === "BUSINESS";
const isBuyers = (refusal: string | null): boolean => refusal === null;

interface GiftChoiceProps extends Pick<RefundButtonsProps["order"], "gifts"> {
  text: string;
  free(refusal: string | null): boolean;
}

/** Gifts of an order, those that can be chosen; what its buyer could take back is chosen to begin with. */
const GiftChoice = ({ gifts, text, free }: GiftChoiceProps) => {
  const { t, locale } = useWords();
  return (
    <Stack gap={3}>
      <Text>{text}</Text>
      {gifts.map(({ id, title, receiver, refusal, total }) => (
        <Checkbox
          key={id}
          name="gift"
          value={id}
          label={`${title} · ${receiver} · ${formatPrice(total, locale)}`}
          hint={refusal ? stateText(t, refusal) : undefined}
          disabled={!free(refusal)}
          defaultChecked={refusal === null}
        />
      ))}
    </Stack>
  );
};

/** Gives money back: of gifts, by the buyer's own right or beyond it, or an amount while every gift stays. */
export const RefundButtons = ({ order, onDone }: RefundButtonsProps) => {
  const { t, locale } = useWords();
  const mayRefund = useMay("ORDERS_REFUND");
  const mayWithdraw = useMay("ORDERS_WITHDRAW");
  const refund = useDo(RefundGifts);
  const give = useDo(RefundAmount);
  const withdraw = useDo(WithdrawGifts);
  const { number, gifts, state, total, secondPersonAbove } = order;
  if (state !== "PAID" && state !== "FULFILLING" && state !== "COMPLETED") return null;
  const limit = formatPrice(secondPersonAbove, locale);
  const told = ({ data, refused }: Awaited<ReturnType<typeof refund.run>>, words: string) => {
    if (data) onDone(data.waits ? t("waits") : words);
    return refused;
  };
  const chosen = (form: FormData) => form.getAll("gift").map(String);
  const nothing = () => undefined;
  return (
    <>
      {mayWithdraw && gifts.some(({ refusal }) => isBuyers(refusal)) && (
        <WhyButton
          label={t("withdraw.label")}
          title={t("withdraw.title", { number })}
          text={<GiftChoice gifts={gifts} text={t("withdraw.text", { limit })} free={isBuyers} />}
          danger
          onDo={async (why, form) => told(await withdraw.run({ number, gifts: chosen(form), why }), t("withdraw.done"))}
          onDone={nothing}
        />
      )}
      {mayRefund && gifts.some(({ refusal }) => isFree(refusal)) && (
        <WhyButton
          label={t("refund.label")}
          title={t("refund.title", { number })}
          text={<GiftChoice gifts={gifts} text={t("refund.text", { limit })} free={isFree} />}
          danger
          onDo={async (why, form) => told(await refund.run({ number, gifts: chosen(form), why }), t("refund.done"))}
          onDone={nothing}
        />
      )}
      {mayRefund && (
        <WhyButton
          label={t("refund.amount")}
          title={t("refund.amountTitle", { number })}
          text={
            <Stack gap={3}>
              <Text>{t("refund.amountText", { limit })}</Text>
              <TextField
                label={t("refund.amountLabel", { currency: total.currency })}
                name="amount"
                inputMode="decimal"
                required
              />
            </Stack>
          }
          danger
          onDo={async (why, form) => {
            const amount = amountIn(String(form.get("amount") ?? ""), total.currency);
            if (amount === undefined) return "INVALID";
            return told(await give.run({ number, amount, why }), t("refund.done"));
          }}
          onDone={nothing}
        />
      )}
    </>
  );
};
