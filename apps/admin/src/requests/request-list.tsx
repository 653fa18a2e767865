import { formatPrice } from "@giftshop/ui-kit/format-price";
import { type FragmentType, readFragment } from "../generated/fragment-masking.ts";
import { useMay, useSession } from "../graphql/session.tsx";
import { useDo } from "../graphql/use-do.ts";
import * as styles from "../order/order.css.ts";
import { DecideRequest, RequestParts } from "../order/order-documents.ts";
import { WhyButton } from "../order/why-button.tsx";
import { lineOf } from "../parts/use-list-keys.ts";
import { Go } from "../shell/go.tsx";
import { Moment } from "../words/moment.tsx";
import { wantedText } from "../words/state-text.ts";
import { useWords } from "../words/words.tsx";

interface RequestListProps {
  requests: readonly FragmentType<typeof RequestParts>[];
  onDone(said: string): void;
}

/** The page of what a request is about: most are about an order. */
const hrefOf = (operation: string, subject: string): string => {
  if (operation === "credit.change") return "/companies";
  return operation === "quotes.credit" ? `/quotes/${subject}` : `/orders/${subject}`;
};

/** What somebody asked for, and a second person decides about. */
export const RequestList = ({ requests, onDone }: RequestListProps) => {
  const { t, locale } = useWords();
  const { email } = useSession();
  const may = useMay("REQUESTS_DECIDE");
  const decide = useDo(DecideRequest);
  return (
    <ul className={styles.gifts}>
      {readFragment(RequestParts, requests).map(({ id, operation, subject, why, asker, askedAt, amount }) => {
        const own = asker === email;
        const run = (approve: boolean) => async (why: string) => (await decide.run({ id, approve, why })).refused;
        return (
          <li key={id} className={styles.gift}>
            <div className={styles.line}>
              <strong className={styles.grow}>
                {wantedText(t, operation)} · {formatPrice(amount, locale, "always")} ·{" "}
                <Go href={hrefOf(operation, subject)} {...lineOf}>
                  {subject}
                </Go>
              </strong>
              {may && !own && (
                <WhyButton
                  label={t("requests.approve")}
                  title={t("requests.approveTitle")}
                  text={t("requests.approveText")}
                  onDo={run(true)}
                  onDone={() => onDone(t("requests.approved"))}
                />
              )}
              {may && (
                <WhyButton
                  label={own ? t("requests.takeBack") : t("requests.refuse")}
                  title={t("requests.refuseTitle")}
                  text={t("requests.refuseText")}
                  onDo={run(false)}
                  onDone={() => onDone(t("requests.refused"))}
                />
              )}
            </div>
            <div className={styles.who}>
              {asker} · <Moment at={askedAt} /> · {why}
            </div>
          </li>
        );
      })}
    </ul>
  );
};
