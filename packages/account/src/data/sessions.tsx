import type { ResultOf } from "@giftshop/graphql";
import { formatDate } from "@giftshop/messages";
import { Button } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { useAccount } from "../frame/account-context.tsx";
import * as styles from "../frame/account-frame.css.ts";
import { useAccountRequest } from "../frame/use-account-request.ts";
import { WhenLoaded } from "../frame/when-loaded.tsx";
import { AccountSessions } from "./data-operations.ts";
import { latePresses } from "./late-presses.ts";
import { Section } from "./section.tsx";

const sessionsOf = ({ accountSessions }: ResultOf<typeof AccountSessions>) => accountSessions;

/** Where the account is logged in, and the way out of each. */
export const Sessions = () => {
  const { t, shop } = useAccount();
  const [loaded, again] = useAccountRequest(AccountSessions, {}, sessionsOf);
  const end = async (id: string | null) => {
    await (await latePresses())?.endSessions(id);
    await again();
  };
  const day = (instant: string) =>
    formatDate(instant, shop.locale, shop.storefront.timeZone, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Section title={t("account.data.sessions.title")}>
      <WhenLoaded loaded={loaded} onAgain={again}>
        {(sessions) => (
          <>
            <ul className={styles.rows}>
              {sessions.map(({ id, device, seenAt, current }) => (
                <li key={id} className={styles.row}>
                  <div>
                    <Text weight="medium">{device || t("account.data.sessions.unknown")}</Text>
                    <Text size="small" tone="muted">
                      {current
                        ? t("account.data.sessions.current")
                        : t("account.data.sessions.seen", { date: day(seenAt) })}
                    </Text>
                  </div>
                  {!current && (
                    <Button variant="secondary" size="small" onClick={() => end(id)}>
                      {t("account.data.sessions.end")}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <div>
                <Button variant="quiet" onClick={() => end(null)}>
                  {t("account.data.sessions.endAll")}
                </Button>
              </div>
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  );
};
