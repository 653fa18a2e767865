import { Badge } from "@giftshop/ui-kit/badge";
import { useMay } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import { toneOf } from "../orders/tone.ts";
import { Moment } from "../words/moment.tsx";
import { emailText, stateText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";
import * as styles from "./order.css.ts";
import { ResendEmail } from "./order-documents.ts";
import { WhyButton } from "./why-button.tsx";

interface EmailListProps {
  number: string;
  emails: readonly { queue: string; state: string; at: string }[];
  onDone(said: string): void;
}

/** E-mails about an order, and how they went. */
export const EmailList = ({ number, emails, onDone }: EmailListProps) => {
  const { t } = useWords();
  const may = useMay("ORDERS_RESEND");
  const resend = useDo(ResendEmail);
  if (emails.length === 0) return <span>{t("order.noEmails")}</span>;
  return (
    <div className={styles.gifts}>
      {emails.map(({ queue, state, at }) => (
        <div key={`${queue} ${at}`} className={styles.line}>
          <span className={styles.grow}>
            {emailText(t, queue)} · <Moment at={at} />
          </span>
          <Badge tone={toneOf(state)}>{stateText(t, state)}</Badge>
          {may && state !== "WAITING" && (
            <WhyButton
              label={t("gift.resend")}
              title={t("gift.resendTitle")}
              text={t("order.resendText", { email: emailText(t, queue) })}
              onDo={async (why) => (await resend.run({ number, queue, why })).refused}
              onDone={() => onDone(t("gift.resent"))}
            />
          )}
        </div>
      ))}
    </div>
  );
};
