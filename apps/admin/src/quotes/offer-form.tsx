import { Banner } from "@giftshop/ui-kit/banner";
import { Button } from "@giftshop/ui-kit/button";
import { formatPrice } from "@giftshop/ui-kit/format-price";
import { Stack } from "@giftshop/ui-kit/layout";
import { Text } from "@giftshop/ui-kit/text";
import { TextField } from "@giftshop/ui-kit/text-field";
import { type FormEvent, useState } from "react";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { WhyDialog } from "../parts/why-dialog.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as written from "../written/written.css.ts";
import { AddGift } from "./add-gift.tsx";
import { Discount } from "./discount.tsx";
import { LineFields } from "./line-fields.tsx";
import { OfferLines, OfferTotals } from "./offer-lines.tsx";
import { PriceQuote, type Quote } from "./quote-documents.ts";
import {
  addedGift,
  isPosted,
  lessBy,
  type OfferedGift,
  offeredIn,
  type TypedLine,
  totalOf,
  typedOf,
  withGift,
} from "./typed-offer.ts";

/** As many as a quote has. */
const mostLines = 20;

interface OfferFormProps {
  quote: Quote;
  onDone(said: string): void;
  /** Shows what a colleague has made of it meanwhile. */
  onShowTheirs(): void;
}

interface Fault {
  code: string;
  about: string | undefined;
}

/** What a company is offered, to be made another version of. */
export const OfferForm = ({ quote, onDone, onShowTheirs }: OfferFormProps) => {
  const { t, locale } = useWords();
  const may = useMay("QUOTES_PRICE");
  const price = useDo(PriceQuote);
  const [typed, setTyped] = useState(() => typedOf(quote));
  const [added, setAdded] = useState<readonly OfferedGift[]>([]);
  const [open, setOpen] = useState(false);
  const [fault, setFault] = useState<Fault>();
  if (!may) return <OfferLines quote={quote} />;
  const { reference, version, currency } = quote;
  const lines = [...quote.lines, ...added];
  const offered = offeredIn(typed, { lines, currency });
  const kept = typed.lines.filter(({ out }) => !out);
  const byPost = isPosted(typed.lines, lines);
  // What a basket would pay is not known of what was put in.
  const usualShipping = added.some(({ kind }) => kind === "PHYSICAL") ? null : quote.usualShipping;
  const canBeLess = byPost || lines.some(({ wrapper, packing }) => wrapper ?? packing);
  const errorAt = (argument: string): string | undefined =>
    fault?.about === argument ? refusalText(t, fault.code) : undefined;
  const change = (line: TypedLine) =>
    setTyped((all) => ({ ...all, lines: all.lines.map((one) => (one.position === line.position ? line : one)) }));
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(offered ? undefined : { code: "INVALID", about: undefined });
    setOpen(offered !== undefined);
  };
  const save = async (why: string) => {
    if (!offered) return "INVALID";
    const outcome = await price.run({ reference, version, ...offered, why });
    if (outcome.data) {
      onDone(t("quotes.priced"));
      return undefined;
    }
    setFault({ code: outcome.refused, about: outcome.about });
    return outcome.refused;
  };
  return (
    <>
      <form onSubmit={ask} noValidate>
        <Stack gap={4}>
          <Text tone="muted">{t(quote.state === "PRICED" ? "quotes.pricedText" : "quotes.offerText")}</Text>
          {fault && (
            <Banner
              tone="danger"
              action={
                fault.code === "CHANGED" && (
                  <Button variant="secondary" size="small" onClick={onShowTheirs}>
                    {t("quotes.theirs")}
                  </Button>
                )
              }
            >
              {refusalText(t, fault.code)}
            </Banner>
          )}
          {lines.map((line) => {
            const own = typed.lines.find(({ position }) => position === line.position);
            const at = kept.findIndex(({ position }) => position === line.position);
            return (
              own && (
                <LineFields
                  key={line.position}
                  line={line}
                  typed={own}
                  currency={currency}
                  errorOf={(argument) => errorAt(`lines[${at}].${argument}`)}
                  onChange={change}
                />
              )
            );
          })}
          {lines.length < mostLines && (
            <AddGift
              reference={reference}
              onAdd={(chosen) => {
                const gift = addedGift(chosen, -1 - added.length);
                setAdded([...added, gift]);
                setTyped((all) => withGift(all, lines, gift));
              }}
            />
          )}
          <div className={written.pair}>
            {byPost && (
              <TextField
                label={t("quotes.postageIn", { currency })}
                hint={t("quotes.postageHint")}
                inputMode="decimal"
                value={typed.shipping}
                error={errorAt("shipping")}
                onChange={(event) => {
                  const shipping = event.currentTarget.value;
                  setTyped((all) => ({ ...all, shipping }));
                }}
              />
            )}
            <TextField
              label={t("quotes.validOn")}
              hint={t("quotes.validHint")}
              type="date"
              value={typed.validOn}
              error={errorAt("validOn")}
              onChange={(event) => {
                const validOn = event.currentTarget.value;
                setTyped((all) => ({ ...all, validOn }));
              }}
            />
          </div>
          {canBeLess && (
            <Discount onApply={(percent) => setTyped((all) => lessBy(all, { ...quote, usualShipping }, percent))} />
          )}
          <OfferTotals quote={quote} />
          <div className={written.bar}>
            <Button type="submit">{t("quotes.price")}</Button>
            <Text aria-live="polite">
              {offered
                ? t(offered.shipping === null ? "quotes.comesToBefore" : "quotes.comesTo", {
                    total: formatPrice({ currency, value: totalOf(offered) }, locale, "always"),
                  })
                : t("quotes.comesToNothing")}
            </Text>
          </div>
        </Stack>
      </form>
      <WhyDialog
        open={open}
        title={t("quotes.priceTitle", { reference })}
        submit={t("quotes.price")}
        onDo={save}
        onClose={() => setOpen(false)}
      >
        {t("quotes.priceText")}
      </WhyDialog>
    </>
  );
};
