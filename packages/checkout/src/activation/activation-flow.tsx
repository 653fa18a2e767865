import type { ResultOf } from "@giftshop/graphql";
import { useRequest } from "@giftshop/graphql/react";
import { createTranslate } from "@giftshop/messages";
import { Banner } from "@giftshop/ui-kit/banner";
import { Text } from "@giftshop/ui-kit/text";
import { isUuid } from "@giftshop/validation/rules";
import { useEffect, useMemo, useState } from "react";
import { CheckoutProvider, useCheckout } from "../frame/checkout-context.tsx";
import type { PartProps } from "../frame/leaf-props.ts";
import { Unavailable } from "../frame/unavailable.tsx";
import { ActivationAnswer } from "./activation-answer.tsx";
import { ActivationForm } from "./activation-form.tsx";
import { ActivationOrder } from "./activation-order.query.ts";
import { type ActivationView, activationView } from "./activation-view.ts";
import type { ActivationTranslate, ActivationWords } from "./activation-words.ts";

export interface ActivationPartProps extends PartProps {
  activationWords: ActivationWords;
}

/** What the page fetches once it lives. */
export const ActivationFlow = ({ activationWords, ...props }: ActivationPartProps) => {
  const t = useMemo(() => createTranslate(props.shop.language, activationWords), [props.shop, activationWords]);
  return (
    <CheckoutProvider {...props}>
      <Activation t={t} words={props.words} />
    </CheckoutProvider>
  );
};

/** The address of an email leads to a request. */
const requestOfAddress = (): string | undefined => {
  const uuid = new URLSearchParams(location.search).get("request") ?? "";
  return isUuid(uuid) ? uuid : undefined;
};

interface Parts {
  t: ActivationTranslate;
  words: PartProps["words"];
}

const Activation = ({ t, words }: Parts) => {
  const { shop } = useCheckout();
  const [uuid, setUuid] = useState(requestOfAddress);
  const [gone, setGone] = useState(false);

  const again = () => {
    setGone(false);
    setUuid(undefined);
  };
  const lost = () => {
    setGone(true);
    setUuid(undefined);
  };

  const answered = (activation: ActivationView) => {
    // What a person looks at is thanked for on a page of its own.
    if (activation.state === "REVIEW") location.assign(`${shop.link("activationSuccess")}?request=${activation.uuid}`);
    else setUuid(activation.uuid);
  };

  if (uuid !== undefined) return <AskedActivation t={t} words={words} uuid={uuid} onAgain={again} onGone={lost} />;
  return (
    <>
      {gone && <Banner tone="warning">{t("answer.gone")}</Banner>}
      <ActivationForm t={t} onAnswer={answered} />
    </>
  );
};

const viewOf = ({ activationOrder }: ResultOf<typeof ActivationOrder>): ActivationView | undefined =>
  activationOrder.data ? activationView(activationOrder.data) : undefined;

interface AskedProps extends Parts {
  uuid: string;
  onAgain(): void;
  /** There is no such request any more. */
  onGone(): void;
}

const AskedActivation = ({ t, words, uuid, onAgain, onGone }: AskedProps) => {
  const [loaded, reload] = useRequest(ActivationOrder, { uuid }, { read: viewOf });
  const gone = loaded.state === "ready" && loaded.value === undefined;
  useEffect(() => {
    if (gone) onGone();
  }, [gone, onGone]);
  if (loaded.state === "loading") return <Text tone="muted">{t("answer.loading")}</Text>;
  if (loaded.state === "failed") return <Unavailable onRetry={reload} />;
  if (loaded.value === undefined) return null;
  return (
    <ActivationAnswer t={t} words={words} activation={loaded.value} onChanged={() => void reload()} onAgain={onAgain} />
  );
};
