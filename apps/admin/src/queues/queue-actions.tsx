import { Button, ButtonLink } from "@giftshop/ui-kit/button";
import { useState } from "react";
import type { Operation } from "../generated/graphql.ts";
import { useSession } from "../graphql/session.tsx";
import { type Outcome, useDo } from "../graphql/use-do.ts";
import { GrantClaim, RefuseClaim, ResendGift } from "../order/order-documents.ts";
import { WhyButton } from "../order/why-button.tsx";
import { Go } from "../shell/go.tsx";
import { refusalText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import {
  DecideActivation,
  DecideHold,
  DecideReview,
  RefundAgain,
  SendRefused,
  SettlePayments,
  TryJobAgain,
  type Waiting,
} from "./queue-documents.ts";

interface QueueActionsProps {
  one: Waiting;
  onDone(said: string): void;
}

interface Choice {
  label: string;
  text: string;
  needs: Operation;
  run(why: string): Promise<Outcome<unknown>>;
  /** Asks for no reason: it does once more what was to be done anyway. */
  plain?: boolean;
}

/** The order of a gift, and which of them. */
const giftIn = (key: string): { number: string; gift: string } => {
  const [number = "", gift = ""] = key.split(" ");
  return { number, gift };
};

/** What can be done about each kind. */
const useChoices = ({ kind, key, about }: Waiting): readonly Choice[] => {
  const { t } = useWords();
  const [activation, settle, refund] = [useDo(DecideActivation), useDo(SettlePayments), useDo(RefundAgain)];
  const [email, hold, job] = [useDo(SendRefused), useDo(DecideHold), useDo(TryJobAgain)];
  const [review, again] = [useDo(DecideReview), useDo(ResendGift)];
  const [grant, refuse] = [useDo(GrantClaim), useDo(RefuseClaim)];
  const choices: Readonly<Record<Waiting["kind"], readonly Choice[]>> = {
    ACTIVATION: [
      {
        label: t("queue.approve"),
        text: t("queue.approveText"),
        needs: "ACTIVATIONS_DECIDE",
        run: (why) => activation.run({ reference: key, approve: true, why }),
      },
      {
        label: t("queue.refuse"),
        text: t("queue.refuseText"),
        needs: "ACTIVATIONS_DECIDE",
        run: (why) => activation.run({ reference: key, approve: false, why }),
      },
    ],
    PAYMENT: [
      {
        label: t("queue.settle"),
        text: t("queue.settleText"),
        needs: "PAYMENTS_SETTLE",
        run: (why) => settle.run({ number: key, why }),
      },
    ],
    REFUND: [
      {
        label: t("queue.again"),
        text: t("queue.refundText"),
        needs: "REFUNDS_AGAIN",
        run: (why) => refund.run({ number: key, why }),
      },
    ],
    EMAIL: [
      { label: t("queue.again"), text: "", needs: "EMAILS_AGAIN", run: () => email.run({ name: key }), plain: true },
    ],
    BOUNCE: [
      {
        label: t("gift.resend"),
        text: t("queue.bounceText", { receiver: about.split(" · ")[0] ?? "" }),
        needs: "ORDERS_RESEND",
        run: (why) => again.run({ ...giftIn(key), why }),
      },
    ],
    FRAUD: [
      {
        label: t("queue.release"),
        text: t("queue.releaseText"),
        needs: "ORDERS_HOLD",
        run: (why) => hold.run({ number: key, release: true, why }),
      },
      {
        label: t("queue.hold"),
        text: t("queue.holdText"),
        needs: "ORDERS_HOLD",
        run: (why) => hold.run({ number: key, release: false, why }),
      },
    ],
    // Priced, sent and answered on a page of its own.
    QUOTE: [],
    CLAIM: [
      {
        label: t("claim.grant"),
        text: t("claim.grantText"),
        needs: "CLAIMS_DECIDE",
        run: (why) => grant.run({ ...giftIn(key), why }),
      },
      {
        label: t("claim.refuse"),
        text: t("claim.refuseText"),
        needs: "CLAIMS_DECIDE",
        run: (why) => refuse.run({ ...giftIn(key), why }),
      },
    ],
    REVIEW: [
      {
        label: t("review.publish"),
        text: t("review.publishText"),
        needs: "REVIEWS_DECIDE",
        run: (why) => review.run({ id: key, publish: true, why }),
      },
      {
        label: t("queue.refuse"),
        text: t("review.refuseText"),
        needs: "REVIEWS_DECIDE",
        run: (why) => review.run({ id: key, publish: false, why }),
      },
    ],
    JOB: [{ label: t("queue.again"), text: "", needs: "JOBS_AGAIN", run: () => job.run({ key }), plain: true }],
  };
  return choices[kind];
};

/** The presses beside something that waits: those that the person may. */
export const QueueActions = ({ one, onDone }: QueueActionsProps) => {
  const { t } = useWords();
  const { may } = useSession();
  const [refused, setRefused] = useState<string>();
  const choices = useChoices(one).filter(({ needs }) => may.includes(needs));
  const plainly = async ({ run }: Choice) => {
    const outcome = await run("");
    setRefused(outcome.refused);
    if (!outcome.refused) onDone(t("queue.done", { key: one.key }));
  };
  return (
    <>
      {refused && <span role="alert">{refusalText(t, refused)}</span>}
      {one.kind === "QUOTE" && may.includes("QUOTES_PRICE") && (
        <ButtonLink as={Go} variant="secondary" size="small" href={`/quotes/${one.key}`}>
          {t("quotes.open")}
        </ButtonLink>
      )}
      {choices.map((choice) =>
        choice.plain ? (
          <Button key={choice.label} variant="secondary" size="small" onClick={() => plainly(choice)}>
            {choice.label}
          </Button>
        ) : (
          <WhyButton
            key={choice.label}
            label={choice.label}
            title={`${choice.label}: ${one.key}`}
            text={choice.text}
            onDo={async (why) => (await choice.run(why)).refused}
            onDone={() => onDone(t("queue.done", { key: one.key }))}
          />
        ),
      )}
    </>
  );
};
