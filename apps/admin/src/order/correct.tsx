import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { useWords } from "../words/words.tsx";
import { CorrectReceiver } from "./order-documents.ts";
import { WhyButton } from "./why-button.tsx";

interface CorrectButtonProps {
  number: string;
  gift: {
    id: string;
    state: string;
    wrapped: string | null;
    receiverName: string | null;
    receiverEmail: string | null;
  };
  onDone(said: string): void;
}

/** Says whom a gift is for. One that has gone to somebody else is issued again before it goes on. */
export const CorrectButton = ({ number, gift, onDone }: CorrectButtonProps) => {
  const { t } = useWords();
  const may = useMay("ORDERS_CORRECT");
  const correct = useDo(CorrectReceiver);
  if (!may || gift.state === "WITHDRAWN" || gift.state === "DONATED") return null;
  if (gift.wrapped !== null && gift.wrapped !== "UNOPENED") return null;
  const send = async (why: string, form: FormData) => {
    const [name, email] = [String(form.get("name") ?? ""), String(form.get("email") ?? "")];
    const { data, refused } = await correct.run({ number, gift: gift.id, name, email, why });
    if (data) onDone(data.waits ? t("waits") : t("gift.corrected"));
    return refused;
  };
  return (
    <WhyButton
      label={t("gift.correct")}
      title={t("gift.correctTitle")}
      text={
        <Stack gap={4}>
          <Text>
            {gift.state !== "SENT"
              ? t("gift.correctText")
              : gift.wrapped === null
                ? t("gift.correctSent")
                : t("gift.correctWrapped")}
          </Text>
          <TextField
            label={t("gift.name")}
            name="name"
            defaultValue={gift.receiverName ?? ""}
            autoComplete="off"
            required
          />
          <TextField
            label={t("gift.email")}
            name="email"
            type="email"
            defaultValue={gift.receiverEmail ?? ""}
            autoComplete="off"
            required
          />
        </Stack>
      }
      onDo={send}
      onDone={() => undefined}
    />
  );
};
