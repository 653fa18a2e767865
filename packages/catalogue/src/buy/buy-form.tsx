import { formatMoney } from "@giftshop/messages/format";
import { Stepper } from "@giftshop/ui-kit/stepper";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { type SubmitEvent, useCallback, useEffect, useRef } from "react";
import { useAfterAdded, type Wish } from "./added/use-after-added.ts";
import { BuyBar } from "./buy-bar.tsx";
import * as styles from "./buy-box.css.ts";
import type { BuyBoxProps } from "./buy-box-props.ts";
import { BuyLayout } from "./buy-layout.tsx";
import { DeliveryChoice } from "./choices/delivery-choice.tsx";
import { deliveryPriceOf, isRegistered } from "./choices/delivery-price.ts";
import { ExtraChoice } from "./choices/extra-choice.tsx";
import { MessageChoice } from "./choices/message-choice.tsx";
import { RecipientChoice } from "./choices/recipient-choice.tsx";
import { ValueChoice } from "./choices/value-choice.tsx";
import { cardValue, type Draft, totalOf } from "./draft/draft.ts";
import type { Offer } from "./offer.ts";
import { usePresent } from "./paint/use-present.ts";
import { Present } from "./preview/present.tsx";
import { Problem } from "./problems/form-problem.tsx";
import { useBuy } from "./use-buy.ts";
import { useLateParts } from "./use-late-parts.ts";

/**
 * The form beside its stage, in the order in which a giver
 * thinks: for whom, what, when and where to, wrapped in what.
 */
export const BuyForm = (props: BuyBoxProps & { first: Draft }) => {
  const { offers, texts, unvalued, first, locale, currency, path, picture, gallery, card, basketHref } = props;
  const form = useRef<HTMLFormElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const askedAt = useRef(0);
  const wish = useRef<Wish>("basket");
  const buy = useBuy(first, offers, form, texts.unreachable);
  const { draft, problems, change, leave, acknowledge } = buy;
  const { late, fetchForm, stage, fetchStage, fetchLate } = useLateParts(
    draft !== first || draft.value === undefined || buy.state === "adding",
  );
  useEffect(() => (stage && place.current ? stage.followLight(place.current) : undefined), [stage]);
  useAfterAdded({ buy, wish, basketHref, checkoutHref: props.checkoutHref, fetchForm });
  const offer = offers.find(({ kind }) => kind === draft.kind) as Offer;
  const money = useCallback(
    (value: number | undefined) => (value === undefined ? undefined : formatMoney({ value, currency }, locale)),
    [currency, locale],
  );
  const { seen, wrappers, packings, parts, facts } = usePresent(props, draft, late, money);
  const leaveValue = useCallback(() => leave("value"), [leave]);
  const value = cardValue(draft);
  const registered = offers.some((one) => isRegistered(one, draft));
  // Delivery to several people is known once they can be named.
  const delivery = late ? late.deliveryOf(offer, draft, money) : deliveryPriceOf(offer, isRegistered(offer, draft));
  /** What stands on the card. */
  const printed = (of: Draft) => (unvalued ? undefined : money(cardValue(of)));
  const bounded = value !== undefined && value >= offer.minimum.value && value <= offer.maximum.value;
  // Until the window says that it is added, or the checkout is there, the press is not answered.
  const leaving = buy.state === "added" && (wish.current === "checkout" || !late);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const pressed = event.submitter as HTMLButtonElement | null;
    if (buy.state === "idle") {
      wish.current = pressed?.value ? "checkout" : "basket";
      late?.keepWallet(pressed?.value);
    }
    void buy.submit();
  };

  return (
    <BuyLayout
      heading={props.heading}
      headingFirst={props.headingFirst}
      stage={place}
      onNear={fetchStage}
      present={
        <Present
          {...{ gallery, picture, card, askedAt }}
          {...parts}
          late={stage}
          label={texts.preview}
          value={printed(seen)}
        />
      }
    >
      {stage && late && (
        <stage.MiniStage {...parts} stage={place} value={printed(seen)} label={late.t("look.gift")} facts={facts} />
      )}
      <form
        ref={form}
        className={styles.form}
        aria-label={texts.label}
        onSubmit={submit}
        noValidate
        onPointerEnter={({ pointerType }) => {
          // A finger comes near with its press, of which focus tells.
          if (pointerType !== "touch") fetchLate();
        }}
        onFocus={fetchLate}
        onInput={({ timeStamp }) => {
          askedAt.current = timeStamp;
        }}
      >
        <noscript>
          <p className={styles.note}>{texts.needsScript}</p>
        </noscript>
        {unvalued ? (
          <p className={styles.note}>{unvalued}</p>
        ) : (
          <RecipientChoice
            texts={texts.recipient}
            decided={draft.decided}
            forSomebodyElse={draft.forSomebodyElse}
            several={draft.several}
            problem={problems.who}
            onChange={change}
          />
        )}
        {late && draft.forSomebodyElse && (
          <late.RecipientName
            t={late.t}
            words={late.receivers}
            donation={offer.donation ?? false}
            name={draft.name}
            problem={problems.name}
            onChange={change}
            onLeave={leave}
          />
        )}
        {late && draft.several && (
          <late.PeopleField
            words={late.receivers}
            day={texts.delivery.day}
            offer={offer}
            currency={currency}
            draft={draft}
            refused={buy.refused}
            problem={problems.people}
            onChange={change}
          />
        )}
        <ValueChoice texts={texts.value} offer={offer} value={draft.value} problem={problems.value} onChange={change} />
        {late && draft.value === undefined && (
          <late.AmountChoice
            t={late.t}
            offer={offer}
            amount={draft.amount}
            problem={problems.value}
            currency={currency}
            locale={locale}
            onChange={change}
            onLeave={leaveValue}
          />
        )}
        {!unvalued && (
          <MessageChoice
            texts={texts.message}
            limit={props.limits.message}
            message={draft.message}
            problem={problems.message}
            onChange={change}
            onLeave={leave}
          />
        )}
        <DeliveryChoice
          texts={texts.delivery}
          offers={offers}
          chosen={draft.kind}
          path={path}
          problem={problems.kind}
          registered={registered}
          onChoose={buy.chooseOffer}
          day={draft.day}
          onChooseDay={buy.chooseDay}
          facts={props.delivery}
          alternatives={props.alternatives}
        />
        {late && draft.forSomebodyElse && (
          <late.RecipientWhere
            t={late.t}
            words={late.receivers}
            offer={offer}
            locale={locale}
            draft={draft}
            problems={problems}
            onChange={change}
            onLeave={leave}
          />
        )}
        <ExtraChoice
          name="wrapper"
          texts={texts.wrapper}
          options={wrappers}
          chosen={draft.wrapperId}
          onChange={change}
        />
        <ExtraChoice
          name="packing"
          texts={texts.packing}
          options={packings}
          chosen={draft.packingId}
          onChange={change}
        />
        <div className={styles.quantity}>
          <span className={styles.question} aria-hidden="true">
            {texts.quantity.label}
          </span>
          <Stepper
            label={texts.quantity.label}
            decreaseLabel={texts.quantity.less}
            increaseLabel={texts.quantity.more}
            value={draft.quantity}
            max={props.limits.quantity}
            onChange={(quantity) => change({ quantity })}
          />
        </div>
        {late && bounded && props.limits.card && (
          <late.CardCountNote
            t={late.t}
            count={{ kind: draft.kind, value, gifts: draft.quantity, bounds: props.limits.card, currency, locale }}
          />
        )}
        {late && <late.LookButtons t={late.t} facts={facts} />}
        <VisuallyHidden role="status">{buy.news}</VisuallyHidden>
        <Problem id="buy-quantity-problem" text={problems.quantity} />
        <Problem id="buy-problem" text={problems.form} />
        {late && props.takesCards && <late.ExpressButtons t={late.t} busy={buy.state !== "idle"} />}
        <BuyBar
          texts={texts}
          total={money(totalOf(draft, [...wrappers, ...packings]))}
          delivery={delivery}
          busy={buy.state === "adding" || leaving ? wish.current : undefined}
        />
      </form>
      {late && buy.state === "added" && wish.current === "basket" && (
        <late.AddedDialog
          t={late.t}
          picture={picture}
          parts={parts}
          value={printed(draft)}
          basketHref={basketHref}
          onClose={acknowledge}
        />
      )}
    </BuyLayout>
  );
};
