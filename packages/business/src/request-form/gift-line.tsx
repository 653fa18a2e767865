import { Button } from "@giftshop/ui-kit/button";
import { FormSelect, FormTextField, useFormValues } from "@giftshop/ui-kit/form";
import { useBusiness } from "../quote-page/business-context.tsx";
import type { Gift, GiftExtra } from "../quote-page/gifts.ts";
import { ReceiverFields } from "./receiver-fields.tsx";
import * as styles from "./request-form.css.ts";
import type { RequestValues } from "./typed-request.ts";
import { variationOf } from "./values.ts";

export interface GiftLineProps {
  gifts: readonly Gift[];
  /** Its place in the form, from 0. */
  index: number;
  /** Takes it out; absent where it is the only one. */
  onRemove?: (() => void) | undefined;
}

/** One gift: which, how it is delivered, what is on it, how many, and what goes around each. */
export const GiftLine = ({ gifts, index, onRemove }: GiftLineProps) => {
  const { shop, t, money } = useBusiness();
  const { values } = useFormValues<RequestValues>();
  const line = values.lines[index];
  if (line === undefined) return null;
  const name = `lines.${index}`;
  const gift = gifts.find(({ id }) => id === line.gift);
  const variation = variationOf(gifts, line);
  const goes = (extras: readonly GiftExtra[] | undefined) =>
    extras?.filter(({ kind }) => kind === variation?.kind) ?? [];
  const choice = (extras: readonly GiftExtra[]) =>
    extras.map(({ id, title, price }) => ({ id, label: `${title} (${money(price)})` }));
  const [wrappers, packings] = [goes(gift?.wrappers), goes(gift?.packings)];
  return (
    <fieldset className={styles.line} aria-label={gift?.title ?? t("form.gift")}>
      <FormSelect
        name={`${name}.gift`}
        label={t("form.gift")}
        placeholder={t("form.choose")}
        options={gifts.map(({ id, title }) => ({ id, label: title }))}
        required
      />
      {gift && gift.variations.length > 1 && (
        <FormSelect
          name={`${name}.kind`}
          label={t("form.kind")}
          options={gift.variations.map(({ kind }) => ({ id: kind, label: t(`form.${kind}`) }))}
        />
      )}
      <div className={styles.pair}>
        {variation && variation.fixed.length > 0 ? (
          <FormSelect
            name={`${name}.amount`}
            label={t("form.amount", { currency: shop.storefront.currency })}
            placeholder="–"
            options={variation.fixed.map((value) => ({ id: `${value / 100}`, label: money(value) }))}
            required
          />
        ) : (
          <FormTextField
            name={`${name}.amount`}
            label={t("form.amount", { currency: shop.storefront.currency })}
            hint={
              variation &&
              t("form.amountHint", { minimum: money(variation.minimum), maximum: money(variation.maximum) })
            }
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            required
          />
        )}
        <FormTextField
          name={`${name}.quantity`}
          label={t("form.quantity")}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          required
        />
      </div>
      {wrappers.length > 0 && (
        <FormSelect
          name={`${name}.wrapper`}
          label={t("form.wrapper")}
          placeholder={t("form.none")}
          options={choice(wrappers)}
        />
      )}
      {packings.length > 0 && (
        <FormSelect
          name={`${name}.packing`}
          label={t("form.packing")}
          placeholder={t("form.none")}
          options={choice(packings)}
        />
      )}
      {variation && <ReceiverFields name={name} line={line} kind={variation.kind} />}
      {onRemove && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={onRemove}>
            {t("form.remove", { number: index + 1 })}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
