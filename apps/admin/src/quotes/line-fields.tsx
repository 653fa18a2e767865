import { Checkbox } from "@giftshop/ui-kit/checkbox";
import { NumberField } from "@giftshop/ui-kit/number-field";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { useWords } from "../words/words.tsx";
import * as written from "../written/written.css.ts";
import type { Quote } from "./quote-documents.ts";
import type { TypedLine } from "./typed-offer.ts";

interface LineFieldsProps {
  line: Quote["lines"][number];
  typed: TypedLine;
  currency: string;
  /** What was refused of it, by the name of its argument. */
  errorOf(argument: string): string | undefined;
  onChange(typed: TypedLine): void;
}

/** One kind of gift of a quote: how many, worth how much, and what goes around each. */
export const LineFields = ({ line, typed, currency, errorOf, onChange }: LineFieldsProps) => {
  const { t } = useWords();
  const { title, kind, wrapper, packing, receivers } = line;
  const said = (part: Partial<TypedLine>) => onChange({ ...typed, ...part });
  const given = receivers.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
  return (
    <fieldset className={written.block}>
      <legend className={written.legend}>
        {title || t("quotes.notSold")} · {t(`product.${kind}`)}
      </legend>
      {given && (
        <Text size="small" tone="muted">
          {t("quotes.receivers", { receivers: given })}
        </Text>
      )}
      {!typed.out && (
        <div className={written.pair}>
          <NumberField
            label={t("quotes.quantity")}
            value={typed.quantity}
            maxLength={4}
            error={errorOf("quantity")}
            onChange={(event) => said({ quantity: event.currentTarget.value })}
            required
          />
          <TextField
            label={t("quotes.valueIn", { currency })}
            inputMode="decimal"
            value={typed.value}
            error={errorOf("value")}
            onChange={(event) => said({ value: event.currentTarget.value })}
            required
          />
          {wrapper && (
            <TextField
              label={t("quotes.extraIn", { extra: wrapper.title, currency })}
              inputMode="decimal"
              value={typed.wrapper}
              error={errorOf("wrapperPrice")}
              onChange={(event) => said({ wrapper: event.currentTarget.value })}
              required
            />
          )}
          {packing && (
            <TextField
              label={t("quotes.extraIn", { extra: packing.title, currency })}
              inputMode="decimal"
              value={typed.packing}
              error={errorOf("packingPrice")}
              onChange={(event) => said({ packing: event.currentTarget.value })}
              required
            />
          )}
        </div>
      )}
      <Checkbox
        label={t("quotes.leaveOut")}
        checked={typed.out}
        onChange={(event) => said({ out: event.currentTarget.checked })}
      />
    </fieldset>
  );
};
