import { Stack } from "@giftshop/ui-kit/layout";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { WhyButton } from "../order/why-button.tsx";
import { useWords } from "../words/words.tsx";
import { type Quote, SendQuote, SendQuoteOnInvoice, WithdrawQuote } from "./quote-documents.ts";

/** Sends what is priced, or gives a quote up. */
export const QuoteActions = ({ quote, onDone }: { quote: Quote; onDone(said: string): void }) => {
  const { t } = useWords();
  const may = useMay("QUOTES_PRICE");
  const mayCredit = useMay("QUOTES_CREDIT");
  const send = useDo(SendQuote);
  const sendOnInvoice = useDo(SendQuoteOnInvoice);
  const withdraw = useDo(WithdrawQuote);
  const { reference, version, state, company, email, gross, canWithdraw } = quote;
  const isReady = state === "PRICED" && gross !== null;
  return (
    <Stack direction="row" gap={2}>
      {may && isReady && (
        <WhyButton
          label={t("quotes.send")}
          title={t("quotes.sendTitle", { reference })}
          text={t("quotes.sendText", { email })}
          onDo={async (why) => (await send.run({ reference, version, why })).refused}
          onDone={() => onDone(t("quotes.sent"))}
        />
      )}
      {mayCredit && isReady && company !== null && (
        <WhyButton
          label={t("quotes.sendOnInvoice")}
          title={t("quotes.sendTitle", { reference })}
          text={t("quotes.onInvoiceText", { email })}
          onDo={async (why) => {
            const { data, refused } = await sendOnInvoice.run({ reference, version, why });
            if (data) onDone(data.waits ? t("waits") : t("quotes.sent"));
            return refused;
          }}
          onDone={() => undefined}
        />
      )}
      {may && canWithdraw && (
        <WhyButton
          label={t("quotes.withdraw")}
          title={t("quotes.withdrawTitle", { reference })}
          text={t("quotes.withdrawText", { email })}
          danger
          onDo={async (why) => (await withdraw.run({ reference, why })).refused}
          onDone={() => onDone(t("quotes.withdrawn"))}
        />
      )}
    </Stack>
  );
};
