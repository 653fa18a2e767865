import { type ResultOf, readFragment } from "@giftshop/graphql";
import { AmountField } from "@giftshop/ui-kit/amount-field";
import { Banner } from "@giftshop/ui-kit/banner";
import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { ChipGroup } from "@giftshop/ui-kit/chip";
import { GiftCard } from "@giftshop/ui-kit/gift-card";
import { ExternalIcon } from "@giftshop/ui-kit/icon";
import { RadioCards } from "@giftshop/ui-kit/radio-cards";
import { type FormEvent, useState } from "react";
import { createIntents } from "../calls/intents.ts";
import { type ExchangeProductFragment, ExchangeVariationFragment } from "../calls/queries.ts";
import { type Refusal, refusalText } from "../calls/refusal.ts";
import { addPackage } from "../calls/send.ts";
import { useExchangeContext } from "../exchange-context.tsx";
import { afterChoice, judgeValue, minorUnits, offersOf, type ValueProblem } from "./choose-value.ts";
import { tellPicked } from "./tell-picked.ts";
import * as styles from "./windows.css.ts";

const custom = "custom";

/** How much of a card, and how it comes. What is left afterwards is said before it is added. */
export const ValueForm = ({ product }: { product: ResultOf<typeof ExchangeProductFragment> }) => {
  const { shop, t, order, money, busy, change, open } = useExchangeContext();
  const [intents] = useState(() => createIntents());
  const offers = offersOf({
    DIGITAL: product.digitalVariationConfig && readFragment(ExchangeVariationFragment, product.digitalVariationConfig),
    PHYSICAL:
      product.physicalVariationConfig && readFragment(ExchangeVariationFragment, product.physicalVariationConfig),
  });
  const [kind, setKind] = useState(offers[0]?.kind);
  const offer = offers.find((one) => one.kind === kind) ?? offers[0];
  const [picked, setPicked] = useState<string>();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<ValueProblem>();
  const [refusal, setRefusal] = useState<Refusal>();
  if (!offer) return <Banner tone="warning">{t("value.soldOut")}</Banner>;

  const { currency } = offer.minPrice;
  const bounds = { min: money(offer.minPrice), max: money(offer.maxPrice) };
  const chosen = picked ?? (offer.pricesToShow[0] ? String(offer.pricesToShow[0].value) : custom);
  const value = chosen === custom ? minorUnits(typed, currency) : Number(chosen);
  const after = Number.isFinite(value) ? afterChoice(order, value) : undefined;
  const wrong = problem && t(`value.problems.${problem}`, bounds);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const found = offer && judgeValue(value, offer);
    setProblem(found);
    if (found || !offer) return;
    const content = { variationId: offer.variationId, value, quantity: 1 };
    const why = await change(() => addPackage({ ...content, idempotencyKey: intents.keyOf(content) }));
    if (why?.name === "valueOutOfBounds") return setProblem("bounds");
    setRefusal(why);
    if (why) return;
    intents.done();
    tellPicked(product, offer.kind, { value, currency });
    open({ kind: "basket" });
  };

  return (
    <form className={styles.form} onSubmit={add} noValidate>
      <div className={styles.face} style={{ backgroundColor: product.backgroundColor }}>
        <GiftCard face={{ src: product.image.url, alt: "" }} />
      </div>
      {refusal && <Banner tone="warning">{refusalText(t, refusal)}</Banner>}
      <ChipGroup
        legend={t("value.amount")}
        name="value"
        options={[
          ...offer.pricesToShow.map((price) => ({ value: String(price.value), label: <bdi>{money(price)}</bdi> })),
          ...(offer.hasFixedPrices ? [] : [{ value: custom, label: t("value.other") }]),
        ]}
        value={chosen}
        onChange={(next) => {
          setPicked(next);
          setProblem(undefined);
        }}
        error={chosen === custom ? undefined : wrong}
      />
      {chosen === custom && (
        <AmountField
          name="amount"
          label={t("value.other")}
          hint={t("value.bounds", bounds)}
          error={wrong}
          currency={currency}
          locale={shop.locale}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => typed !== "" && setProblem(judgeValue(value, offer))}
        />
      )}
      {offers.length > 1 && (
        <RadioCards
          legend={t("value.kind")}
          name="kind"
          direction="row"
          value={offer.kind}
          onChange={(next) => setKind(next === "PHYSICAL" ? "PHYSICAL" : "DIGITAL")}
          options={offers.map((one) => ({
            value: one.kind,
            label: t(one.kind === "DIGITAL" ? "value.digital" : "value.physical"),
          }))}
        />
      )}
      {after && (
        <p className={styles.paragraph} role="status">
          {after.toPay > 0
            ? t("value.pay", { amount: money({ currency, value: after.toPay }) })
            : t(offer.kind === "PHYSICAL" ? "value.afterPosted" : "value.after", {
                amount: money({ currency, value: after.left }),
              })}
        </p>
      )}
      <Button type="submit" block loading={busy} loadingLabel={t("value.adding")}>
        {t("value.add")}
      </Button>
      <More product={product} />
    </form>
  );
};

/** What else there is to a card: more to read, and its brand's own shop. */
const More = ({ product }: { product: ResultOf<typeof ExchangeProductFragment> }) => {
  const { t, open } = useExchangeContext();
  const { path, title, giftCardBrand: brand } = product;
  const link = brand?.productExternalLink;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" size="small" onClick={() => open({ kind: "information", product: path })}>
        {t("value.more")}
      </Button>
      {brand?.iframeUrl && (
        <Button variant="quiet" size="small" onClick={() => open({ kind: "frame", product: path })}>
          {t("info.visit", { brand: title })}
        </Button>
      )}
      {brand?.giftomaticRedirect && (
        <Button variant="quiet" size="small" onClick={() => open({ kind: "redirect", product: path })}>
          {t("redirect.title", { brand: title })}
        </Button>
      )}
      {link && (
        <ButtonLink
          variant="quiet"
          size="small"
          href={link.url}
          target="_blank"
          rel="noopener noreferrer"
          iconEnd={<ExternalIcon />}
        >
          {link.title}
        </ButtonLink>
      )}
    </div>
  );
};
