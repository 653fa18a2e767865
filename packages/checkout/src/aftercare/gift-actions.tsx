import type { ResultOf } from "@giftshop/graphql";
import { useSend } from "@giftshop/graphql/react";
import { Button } from "@giftshop/ui-kit/button";
import { CloseIcon, EyeIcon, PostIcon, RefreshIcon } from "@giftshop/ui-kit/icon";
import { Link } from "@giftshop/ui-kit/link";
import { Text } from "@giftshop/ui-kit/text";
import { type ReactNode, useState } from "react";
import type { Package } from "../confirmation/confirmation-order.query.ts";
import type { DeliveryFragment } from "../confirmation/delivery.fragment.ts";
import { useCheckout } from "../frame/checkout-context.tsx";
import * as styles from "./aftercare.css.ts";
import { ResendGift } from "./aftercare.mutations.ts";
import { CorrectButton } from "./correct-button.tsx";
import { failureText } from "./failure-text.ts";
import { LateWindowButton } from "./late-window-button.tsx";

export interface GiftActionsProps {
  order: string;
  delivery: ResultOf<typeof DeliveryFragment>;
  /** What is in it, so that whoever hears a button alone knows. */
  of: string | undefined;
  /** It as it was dressed. Default: nobody is shown how it arrives. */
  gift?: Package | undefined;
  /** What chooses its day, in the row of its presses. */
  day?: ReactNode;
  /** Something was changed: the order is to be asked for again. */
  onChanged(): Promise<unknown>;
}

/**
 * What the buyer can do about a gift: follow it, send it again,
 * put its email right, take it back, or say that it did not come.
 */
export const GiftActions = ({ order, delivery, of, gift, day: dayChoice, onChanged }: GiftActionsProps) => {
  const { t, day } = useCheckout();
  const { packageId, recipientEmail, state, tracking, claimFrom, giftState } = delivery;
  const { send, pending } = useSend(ResendGift);
  const [said, setSaid] = useState<{ text: string; tone: "muted" | "danger" }>();
  // One that arrives wrapped has none before it is opened.
  const hasCards = state === "SENT" && giftState === null;
  const correct = t("aftercare.correctFor", { name: gift?.recipient?.firstName ?? delivery.recipientTitle });
  const name = (label: string) => (of === undefined ? label : `${label}: ${of}`);

  const done = (text: string) => {
    setSaid({ text, tone: "muted" });
    void onChanged();
  };

  const resend = async () => {
    const answer = await send({ input: { orderUuid: order, packageId } }).catch(() => undefined);
    const [error] = answer?.resendGift.errors ?? [{ code: undefined }];
    if (error) setSaid({ text: failureText(t, error.code), tone: "danger" });
    else done(t("aftercare.resent"));
  };

  return (
    <>
      {tracking && (
        <Text size="small" tone="muted">
          <bdi>{t("aftercare.tracking", { carrier: tracking.carrier, code: tracking.code })}</bdi>{" "}
          {tracking.url && (
            <Link href={tracking.url} target="_blank" rel="noreferrer">
              {t("aftercare.track")}
            </Link>
          )}
        </Text>
      )}
      {claimFrom && (
        <Text size="small" tone="muted">
          {t("aftercare.claimLater", { date: day(claimFrom) })}
        </Text>
      )}
      <div className={styles.actions}>
        {gift?.recipient && delivery.kind === "DIGITAL" && giftState !== null && (
          <LateWindowButton
            label={t("aftercare.see", { name: gift.recipient.firstName })}
            name={name(t("aftercare.see", { name: gift.recipient.firstName }))}
            icon={<EyeIcon />}
            variant="secondary"
            load={() => import("./see-wrapped.tsx")}
          >
            {({ SeeWrapped }, window) => <SeeWrapped gift={gift} {...window} />}
          </LateWindowButton>
        )}
        {dayChoice}
        {delivery.canResend && (
          <Button
            variant="quiet"
            size="small"
            icon={<RefreshIcon />}
            loading={pending}
            aria-label={name(t("aftercare.resend"))}
            onClick={resend}
          >
            {t("aftercare.resend")}
          </Button>
        )}
        {delivery.canCorrectEmail && recipientEmail && (
          <CorrectButton
            order={order}
            packageId={packageId}
            label={correct}
            name={name(correct)}
            // What nobody has opened has no card yet that would be blocked.
            text={t(hasCards ? "aftercare.wasSent" : "aftercare.goesTo", {
              email: recipientEmail,
            })}
            onDone={() => done(t("aftercare.moved"))}
          />
        )}
        {delivery.canClaim && (
          <LateWindowButton
            label={t("aftercare.claim")}
            name={name(t("aftercare.claim"))}
            icon={<PostIcon />}
            load={() => import("./claim-parcel.tsx")}
          >
            {({ ClaimParcelWindow }, window) => (
              <ClaimParcelWindow {...{ order, packageId }} {...window} onDone={() => done(t("aftercare.claimed"))} />
            )}
          </LateWindowButton>
        )}
        {giftState === "UNOPENED" && (
          <LateWindowButton
            label={t("aftercare.takeBack")}
            name={name(t("aftercare.takeBack"))}
            icon={<CloseIcon />}
            className={styles.back}
            load={() => import("./take-back.tsx")}
          >
            {({ TakeBackWindow }, window) => <TakeBackWindow {...{ order, packageId }} {...window} onDone={done} />}
          </LateWindowButton>
        )}
      </div>
      <div role="status">
        {said && (
          <Text size="small" tone={said.tone}>
            {said.text}
          </Text>
        )}
      </div>
    </>
  );
};
