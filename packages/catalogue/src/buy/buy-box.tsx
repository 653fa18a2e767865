"use client";

import { formatMoney } from "@giftshop/messages/format";
import { useLate } from "@giftshop/ui-kit/on-need";
import { Stepper } from "@giftshop/ui-kit/stepper";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import type { CardBounds } from "@giftshop/validation/rules";
import { type ReactNode, type SubmitEvent, useDeferredValue, useEffect, useMemo, useRef } from "react";
import type { GalleryTexts } from "../gallery/gallery-texts.ts";
import type { DeliveryFacts } from "../product-dialogs/delivery/delivery-facts.ts";
import type { AlternativesFacts } from "../product-dialogs/dialog-request.ts";
import { afterPaint } from "./after-paint.ts";
import { BuyBar } from "./buy-bar.tsx";
import * as styles from "./buy-box.css.ts";
import type { BuyTexts } from "./buy-texts.ts";
import { DeliveryChoice } from "./delivery-choice.tsx";
import { deliveryOf, isRegistered } from "./delivery-price.ts";
import { cardValue, type Draft, firstDraft, totalOf } from "./draft.ts";
import { ExtraChoice } from "./extra-choice.tsx";
import { MessageChoice } from "./message-choice.tsx";
import type { DeliveryKind, ExtraOption, Offer } from "./offer.ts";
import { Present } from "./present.tsx";
import type { PreviewPicture } from "./preview.tsx";
import { RecipientChoice } from "./recipient-choice.tsx";
import { useBuy } from "./use-buy.ts";
import { ValueChoice } from "./value-choice.tsx";

export interface BuyBoxProps {
  /** Name and description of the product, rendered by the server; stands above the form. */
  heading: ReactNode;
  picture: PreviewPicture;
  /** A `PreviewCard` of that picture. */
  card: ReactNode;
  gallery: GalleryTexts;
  /** Longest message in graphemes, most of one present, and what a digital card holds. */
  limits: { message: number; quantity: number; card?: CardBounds };
  /** Path segment of the product. */
  path: string;
  offers: readonly Offer[];
  wrappers: readonly ExtraOption[];
  packings: readonly ExtraOption[];
  texts: BuyTexts;
  /** Of what holds no value yet, and is nobody's: the words that say so, in place of recipient and message. */
  unvalued?: string | undefined;
  /** BCP 47. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  basketHref: string;
  delivery: DeliveryFacts;
  alternatives: AlternativesFacts;
  /** Stands in place of the form; needed only where nothing can be bought. */
  soldOut?: ReactNode;
}

/** The product page's one leaf: a gallery that begins with a live preview of the present, and the form that makes it. */
export function BuyBox(props: BuyBoxProps) {
  const { heading, gallery, texts, picture, card, soldOut } = props;
  const first = firstDraft(props.offers);
  if (first) return <BuyForm {...props} first={first} />;
  return (
    <Layout heading={heading} present={<Present {...{ gallery, picture, card }} label={texts.preview} />}>
      {soldOut}
    </Layout>
  );
}

function Layout({ heading, present, children }: { heading: ReactNode; present: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.preview}>{present}</div>
      <div className={styles.panel}>
        {heading}
        {children}
      </div>
    </div>
  );
}

/** Those of a delivery kind; the same array until that changes. */
const useOfKind = (options: readonly ExtraOption[], wanted: DeliveryKind) =>
  useMemo(() => options.filter(({ kind }) => kind === wanted), [options, wanted]);

function BuyForm(props: BuyBoxProps & { first: Draft }) {
  const { offers, texts, unvalued, first, locale, currency, path, picture, gallery, card, basketHref } = props;
  const form = useRef<HTMLFormElement>(null);
  const askedAt = useRef(0);
  const buy = useBuy(first, offers, form, texts.unreachable);
  const { draft, problems, change, leave, acknowledge } = buy;
  const {
    part: late,
    start,
    fetch,
  } = useLate(() => import("./late-form.ts").then(({ loadLateForm }) => loadLateForm()));
  // Behind the answer to a press: on a slow phone what comes takes as long as it.
  const fetchLate = () => afterPaint(start);
  // A press that was kept until the page lived comes without pointer and focus.
  const needed = draft !== first || draft.value === undefined || buy.state === "adding";
  useEffect(() => {
    if (needed) afterPaint(start);
  }, [needed, start]);
  useEffect(() => {
    if (buy.state !== "added") return;
    // Where it cannot be had, the basket itself says what is in it. Who comes back from there finds the page as it was left.
    fetch().catch(() => {
      addEventListener("pageshow", acknowledge, { once: true });
      location.assign(basketHref);
    });
  }, [buy.state, fetch, basketHref, acknowledge]);
  const offer = offers.find(({ kind }) => kind === draft.kind) as Offer;
  // The press is answered first; the present, and wrappers and packings of the other kind, follow once that is drawn.
  const seen = useDeferredValue(draft);
  const wrappers = useOfKind(props.wrappers, seen.kind);
  const packings = useOfKind(props.packings, seen.kind);
  const money = (value: number | undefined) =>
    value === undefined ? undefined : formatMoney({ value, currency }, locale);
  const value = cardValue(draft);
  const registered = offers.some((one) => isRegistered(one, draft));
  const delivery = deliveryOf(offer, draft, money);
  /** What stands on the card. */
  const printed = (of: Draft) => (unvalued ? undefined : money(cardValue(of)));
  const bounded = value !== undefined && value >= offer.minimum.value && value <= offer.maximum.value;
  function submit(event: SubmitEvent) {
    event.preventDefault();
    void buy.submit();
  }

  return (
    <Layout
      heading={props.heading}
      present={
        <Present
          {...{ gallery, picture, card, askedAt }}
          label={texts.preview}
          value={printed(seen)}
          message={seen.message}
          wrapper={wrappers.find(({ id }) => id === seen.wrapperId)}
          packing={packings.find(({ id }) => id === seen.packingId)}
        />
      }
    >
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
        <ValueChoice texts={texts.value} offer={offer} value={draft.value} problem={problems.value} onChange={change} />
        {late && draft.value === undefined && (
          <late.AmountChoice
            t={late.t}
            offer={offer}
            draft={draft}
            problem={problems.value}
            currency={currency}
            locale={locale}
            onChange={change}
            onLeave={() => leave("value")}
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
        {unvalued ? (
          <p className={styles.note}>{unvalued}</p>
        ) : (
          <>
            <RecipientChoice
              texts={texts.recipient}
              forSomebodyElse={draft.forSomebodyElse}
              several={draft.several}
              onChange={change}
            />
            {late && draft.forSomebodyElse && (
              <late.RecipientFields
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
            <MessageChoice
              texts={texts.message}
              limit={props.limits.message}
              message={draft.message}
              problem={problems.message}
              onChange={change}
              onLeave={leave}
            />
          </>
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
        {late && (
          <late.LookButtons t={late.t} {...{ draft, offer, picture, texts, wrappers, packings, delivery, money }} />
        )}
        <VisuallyHidden role="status">{buy.news}</VisuallyHidden>
        {problems.quantity && (
          <p id="buy-quantity-problem" className={styles.problem} role="alert" tabIndex={-1}>
            {problems.quantity}
          </p>
        )}
        {problems.form && (
          <p id="buy-problem" className={styles.problem} role="alert" tabIndex={-1}>
            {problems.form}
          </p>
        )}
        <BuyBar
          texts={texts}
          total={money(totalOf(draft, [...wrappers, ...packings]))}
          delivery={delivery}
          // Until the window says that it is added, the press is not answered.
          adding={buy.state === "adding" || (buy.state === "added" && !late)}
        />
      </form>
      {late && buy.state === "added" && (
        <late.AddedDialog
          t={late.t}
          picture={picture}
          value={printed(draft)}
          basketHref={basketHref}
          onClose={acknowledge}
        />
      )}
    </Layout>
  );
}
