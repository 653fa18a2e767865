import type { ResultOf } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { createTranslate } from "@giftshop/messages";
import { readOrder } from "@giftshop/storefront-config/shop";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { EmptyState } from "@giftshop/ui-kit/empty-state";
import { WarningIcon } from "@giftshop/ui-kit/icon";
import { isUuid } from "@giftshop/validation/rules";
import { useMemo, useState } from "react";
import { CheckoutProvider, useCheckout } from "../frame/checkout-context.tsx";
import { Unavailable } from "../frame/unavailable.tsx";
import { Waiting } from "../payment-processing/waiting.tsx";
import type { ActivationPartProps } from "./activation-flow.tsx";
import { ActivationOrder } from "./activation-order.query.ts";
import { type ActivationView, activationView } from "./activation-view.ts";
import type { ActivationTranslate } from "./activation-words.ts";
import { CardAnswers } from "./card-answers.tsx";

/** What the page fetches once it lives. */
export const ActivationSuccessFlow = ({ activationWords, ...props }: ActivationPartProps) => {
  const t = useMemo(() => createTranslate(props.shop.language, activationWords), [props.shop, activationWords]);
  return (
    <CheckoutProvider {...props}>
      <ActivationSuccess t={t} />
    </CheckoutProvider>
  );
};

/** What the page is about: a request, or the order that paid for it. */
const namesOfAddress = () => {
  const query = new URLSearchParams(location.search);
  const request = query.get("request") ?? "";
  return { uuid: isUuid(request) ? request : null, orderUuid: readOrder(query.get("order") ?? undefined) ?? null };
};

const viewOf = ({ activationOrder }: ResultOf<typeof ActivationOrder>): ActivationView | undefined =>
  activationOrder.data ? activationView(activationOrder.data) : undefined;

const ActivationSuccess = ({ t }: { t: ActivationTranslate }) => {
  const [names] = useState(namesOfAddress);
  const [loaded, reload] = useRequest(ActivationOrder, names, { read: viewOf });
  if (loaded.state === "loading") return <Waiting title={t("success.title")} text={t("page.loading")} />;
  if (loaded.state === "failed") return <Unavailable onRetry={reload} />;
  return <ActivationOutcome t={t} activation={loaded.value} />;
};

/** What each end looks like: what was refused is no scene to be shown. */
const scenes = { REVIEW: "payment", READY: "payment", REFUSED: undefined, ACTIVATED: "activated" } as const;

export interface ActivationOutcomeProps {
  t: ActivationTranslate;
  /** Absent: there is none, or it is somebody else's. */
  activation: ActivationView | undefined;
}

/** Thanks for an activation: what becomes of the cards, and where to go next. */
export const ActivationOutcome = ({ t, activation }: ActivationOutcomeProps) => {
  const { shop } = useCheckout();
  if (!activation) {
    return (
      <EmptyState
        level={1}
        title={t("success.unknown.title")}
        visual={<WarningIcon size="large" />}
        action={<ButtonLink href={shop.link("activation")}>{t("page.title")}</ButtonLink>}
      >
        {t("success.unknown.text")}
      </EmptyState>
    );
  }
  const { state, reference, cards, uuid } = activation;
  const next =
    state === "ACTIVATED"
      ? { href: shop.link("balanceCheck"), text: t("success.balance") }
      : { href: `${shop.link("activation")}${state === "READY" ? `?request=${uuid}` : ""}`, text: t("page.title") };
  return (
    <>
      <EmptyState
        level={1}
        title={t(`state.${state}.title`)}
        {...(scenes[state] ? { scene: scenes[state] } : { visual: <WarningIcon size="large" /> })}
        action={<ButtonLink href={next.href}>{next.text}</ButtonLink>}
      >
        {t(`state.${state}.text`)} {t("answer.reference", { reference })}
      </EmptyState>
      {cards.length > 0 && <CardAnswers t={t} cards={cards} />}
    </>
  );
};
