import { Checkbox, formatPrice, Stack, Text } from "@giftshop/ui-kit";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import { RefundGifts } from "./order-documents.ts";
import { WhyButton } from "./why-button.tsx";

interface Money {
  currency: string;
  value: number;
}
interface RefundButtonProps {
  order: {
    number: string;
    state: string;
    secondPersonAbove: Money;
    gifts: readonly { id: string; title: string; receiver: string; refusal: string | null; total: Money }[];
  };
  onDone(said: string): void;
}

/** What its buyer could not take back any more, a person can. */
const isFree = (refusal: string | null): boolean =>
  refusal === null || refusal === "TOO_LATE" || refusal === "BUSINESS";

/** Gives the money of gifts back: of all that can be, or of those that stay chosen. */
export function RefundButton({ order, onDone }: RefundButtonProps) {
  const { t, locale } = useWords();
  const may = useMay("ORDERS_REFUND");
  const refund = useDo(RefundGifts);
  const { number, gifts, state, secondPersonAbove } = order;
  const paid = state === "PAID" || state === "FULFILLING" || state === "COMPLETED";
  if (!may || !paid || !gifts.some(({ refusal }) => isFree(refusal))) return null;
  const send = async (why: string, form: FormData) => {
    const { data, refused } = await refund.run({ number, gifts: form.getAll("gift").map(String), why });
    if (data) onDone(data.waits ? t("waits") : t("refund.done"));
    return refused;
  };
  return (
    <WhyButton
      label={t("refund.label")}
      title={t("refund.title", { number })}
      text={
        <Stack gap={3}>
          <Text>{t("refund.text", { limit: formatPrice(secondPersonAbove, locale) })}</Text>
          {gifts.map(({ id, title, receiver, refusal, total }) => (
            <Checkbox
              key={id}
              name="gift"
              value={id}
              label={`${title} · ${receiver} · ${formatPrice(total, locale)}`}
              hint={refusal ? stateText(t, refusal) : undefined}
              disabled={!isFree(refusal)}
              defaultChecked={refusal === null}
            />
          ))}
        </Stack>
      }
      danger
      onDo={send}
      onDone={() => undefined}
    />
  );
}
